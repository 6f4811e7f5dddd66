const desk = /^(\/en)?\/(dashboard\/[^/]+\/(matches|races\/[^/]+)|score)\/[^/]+$/;

const licences = /^(\/en)?\/licences$/;

/** Whether a URL is the page of the person's licences. */
export function isLicences(pathname: string): boolean {
  return licences.test(pathname);
}

/** Whether a URL is a desk: nothing may cover it. */
export function isDesk(pathname: string): boolean {
  return desk.test(pathname);
}
