// What the coach says about Fertility, in the order in which lessons are told where several fit.
// Messages: web-pages-learn-fertility-goal, -valley, -place, -quarry, -earned, -build, -pay, -supply, -exchange, -filled,
// -done, -take, -rival, -wheat, -monuments, -last, -free, -end
import type { Lesson } from "../../learn/lesson";
import type { FertilityEvent, FertilityMove, FertilityView } from "./types";

const LESSONS: Lesson<FertilityView, FertilityEvent, FertilityMove>[] = [
  { id: "end", now: (at) => at.scene.over },
  {
    id: "quarry",
    now: (at) => at.mine && at.view.step === "quarry",
    done: (at) => at.count("quarried") > 0,
    pressing: true,
  },
  {
    id: "pay",
    now: (at) => at.mine && at.view.step === "pay",
    done: (at) => at.view.step !== "pay" || at.count("paid") > 0,
    pressing: true,
  },
  {
    id: "exchange",
    now: (at) => at.mine && at.view.step === "exchange",
    done: (at) => at.count("exchanged") > 0,
    pressing: true,
  },
  {
    id: "take",
    now: (at) => at.mine && at.view.step === "take",
    done: (at) => at.count("took") > 0,
    pressing: true,
  },
  { id: "goal", now: () => true },
  { id: "valley", now: (at) => at.mine && at.view.step === "place" },
  { id: "place", now: (at) => at.mine && at.view.step === "place", done: (at) => at.count("placed") > 0 },
  { id: "earned", now: (at) => at.count("earned") > 0 },
  {
    id: "build",
    now: (at) => at.mine && at.view.step === "city" && at.can("build"),
    done: (at) => at.view.step === "pay" || at.count("built") > 0,
  },
  {
    id: "supply",
    now: (at) => at.mine && at.view.step === "city" && at.can("supply"),
    done: (at) => at.count("supplied") > 0,
  },
  { id: "filled", now: (at) => at.count("filled") > 0 },
  {
    id: "done",
    now: (at) => at.mine && at.view.step === "city" && (!at.can("supply") || at.count("supplied") > 0),
    done: (at) => !at.mine || at.view.step === "take",
  },
  { id: "rival", now: (at) => at.count("took") > 0, values: (at) => ({ rival: at.rival }) },
  {
    id: "wheat",
    now: (at) => at.events.some((one) => one.event === "earned" && one.seat === at.me && one.good === "wheat"),
  },
  { id: "monuments", now: (at) => at.mine && at.turns >= 3 },
  { id: "last", now: (at) => at.count("last_turns", "any") > 0 },
  { id: "free", now: (at) => at.mine && at.turns >= 4 },
];
export default LESSONS;
