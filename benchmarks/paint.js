// What somebody at a table feels, noted in their own page; benchmarks/paint.py lets it run before the app does.
(() => {
  const felt = { paints: [], tasks: [] };
  let changed = false;
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true, characterData: true, attributeOldValue: true });

  // Svelte may set an attribute to what it was.
  function look(records) {
    changed ||= records.some(({ target, attributeName: name, oldValue }) => !name || target.getAttribute(name) !== oldValue);
  }

  // The first listener of a socket receives a message before the app does. Svelte changes the page before the next frame;
  // the frame after that one begins when its picture is on its way to the screen.
  function received(event) {
    if (!event.data.startsWith('{"type":"news"')) return;
    watcher.takeRecords();
    changed = false;
    requestAnimationFrame(() => {
      look(watcher.takeRecords());
      // What a rival picks is secret: nothing is shown of it.
      if (changed) requestAnimationFrame(() => felt.paints.push(performance.now() - event.timeStamp));
    });
  }

  const note = (list) => felt.tasks.push(...list.getEntries().map((task) => task.duration));
  new PerformanceObserver(note).observe({ type: "longtask" });

  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", received);
    }
  };
  window.felt = felt;
})();
