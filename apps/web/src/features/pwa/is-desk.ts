const desk = /^(\/en)?\/(dashboard\/[^/]+\/matches|score)\/[^/]+$/;

/** Whether the page of an address keeps the score of a match: nothing may come between it and the match. */
export function isDesk(pathname: string): boolean {
  return desk.test(pathname);
}
