// The coach's side of the guided first game: which lesson is told now, which were told, and what can be read again.
import { MediaQuery } from "svelte/reactivity";
import { gameApp } from "../games/registry";
import { loadMoves } from "../lib/moves";
import { seatNames } from "../lib/seats";
import type { AnyMove, TableSource } from "../lib/table-source";
import { Moment, type Lesson } from "./lesson";
import { keepProgress, learnProgress, type Told } from "./progress.svelte";

/** A lesson as it is shown: told now, or read again. */
export interface Shown {
  lesson: Lesson;
  values: Told["values"];
  again: boolean;
}

export class Guide {
  lessons: readonly Lesson[] = $state.raw([]);
  told: Told[] = $state.raw([]);
  current: Lesson | null = $state.raw(null);
  /** Which of the lessons told is read again; null: none. */
  #again: number | null = $state(null);
  #smallWindow = new MediaQuery("(max-width: 48rem), (max-height: 32rem)");
  #moves: readonly AnyMove[] = $state.raw([]);
  #since = 0; // the learner's turn in which the current lesson came up

  constructor(
    readonly source: TableSource,
    readonly game: string,
  ) {
    const kept = learnProgress(game);
    if (kept.table === source.id) this.told = kept.told;
    Promise.all([gameApp(game)?.loadLessons(), loadMoves(game)])
      .then(([loaded, moves]) => {
        this.lessons = loaded?.default ?? [];
        this.#moves = moves;
        this.#keep();
      })
      .catch(() => undefined); // the table says that the server cannot be reached
  }

  /** Whether the window is so small that a lesson points at one thing at a time. */
  get small(): boolean {
    return this.#smallWindow.current;
  }

  readonly at: Moment | null = $derived.by(() => {
    const { scene, seat, entries, table } = this.source;
    if (!scene || seat === null || !this.#moves.length) return null;
    return new Moment(scene, seat, entries, seatNames(table?.seats ?? []), this.#moves, this.small);
  });

  readonly shown: Shown | null = $derived.by(() => {
    const told = this.#again === null ? undefined : this.told[this.#again];
    const lesson = told && this.lessons.find((one) => one.id === told.id);
    if (told && lesson) return { lesson, values: told.values, again: true };
    // After the game its last lesson stays.
    const now =
      this.current ?? (this.at?.scene.over ? this.lessons.find(({ id }) => id === this.told.at(-1)?.id) : null);
    return now && this.at ? { lesson: now, values: now.values?.(this.at), again: false } : null;
  });

  /** The lessons that every game meets. */
  readonly counted: readonly Lesson[] = $derived.by(() => this.lessons.filter((one) => !one.extra));
  /** The number of the lesson that is shown, from 1; between lessons, of the last one. */
  readonly number: number = $derived.by(() => {
    const counted = (id: string) => this.counted.some((one) => one.id === id);
    const told = this.told.filter(({ id }) => counted(id));
    if (this.#again !== null) return this.told.slice(0, this.#again + 1).filter(({ id }) => counted(id)).length;
    const now = this.current !== null && counted(this.current.id) && !this.#isTold(this.current);
    return told.length + (now ? 1 : 0);
  });
  /** By chapter, in order: how many lessons it has, and how many of them were told. */
  readonly chapters: { name: string; lessons: number; told: number }[] = $derived.by(() =>
    [...new Set(this.counted.map((one) => one.chapter))].map((name) => {
      const lessons = this.counted.filter((one) => one.chapter === name);
      return { name, lessons: lessons.length, told: lessons.filter((one) => this.#isTold(one)).length };
    }),
  );

  /** After each step: is the lesson done, has its moment passed, and which one comes next? */
  follow(): void {
    const at = this.at;
    if (!at) return;
    const { current } = this;
    if (current?.done?.(at)) this.#tick(current);
    else if (current?.done && !current.now(at))
      this.current = null; // its moment has passed; it may come again
    else if (current && !current.done && !at.scene.over && at.turns > this.#since + 1) this.#tick(current); // time to read
    const fitting = this.lessons.filter((one) => !this.#isTold(one) && one.now(at));
    const next = fitting.find((one) => one.pressing) ?? this.current ?? fitting.find((one) => !one.done?.(at)) ?? null;
    if (next === this.current) return;
    this.#since = at.turns;
    this.current = next;
    this.#again = null;
    if (next && at.scene.over) this.#tick(next);
  }

  /** The learner has read it, or leaves it out. */
  goOn(): void {
    if (this.#again !== null) return this.forward();
    if (this.current) this.#tick(this.current);
    this.follow();
  }

  get canGoBack(): boolean {
    return (this.#again ?? this.told.length) > 0;
  }
  back(): void {
    if (this.canGoBack) this.#again = (this.#again ?? this.told.length) - 1;
  }
  forward(): void {
    const next = (this.#again ?? this.told.length) + 1;
    this.#again = next < this.told.length ? next : null;
  }

  #isTold(lesson: Lesson): boolean {
    return this.told.some((one) => one.id === lesson.id);
  }
  #tick(lesson: Lesson): void {
    if (!this.#isTold(lesson))
      this.told = [...this.told, { id: lesson.id, ...(this.at ? { values: lesson.values?.(this.at) } : {}) }];
    this.current = null;
    this.#keep();
  }
  #keep(): void {
    const finished = learnProgress(this.game).finished || this.source.scene?.over === true;
    keepProgress(this.game, { table: this.source.id, told: this.told, lessons: this.counted.length, finished });
  }
}
