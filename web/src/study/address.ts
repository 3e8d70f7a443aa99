// The address of a review.

const GAME = /^\/(?:table|replay|review)\/((?:record\/)?[\w-]{8,24})$/;

/** The review of the game that a link leads to: its table, replay or review on this server. Null for anything else. */
export function reviewAddress(link: string, origin: string): string | null {
  let url: URL;
  try {
    url = new URL(link, origin);
  } catch {
    return null;
  }
  const [, id] = (url.origin === origin && GAME.exec(url.pathname)) || [];
  if (!id) return null;
  const invite = url.searchParams.get("invite");
  return `/review/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`;
}
