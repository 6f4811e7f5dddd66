const desk = /^(\/en)?\/(dashboard\/[^/]+\/matches|score)\/[^/]+$/;

/** Whether a URL is a desk: nothing may cover it. */
export function isDesk(pathname: string): boolean {
  return desk.test(pathname);
}
