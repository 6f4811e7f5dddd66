/** Something that the person who starts Traip can fix: printed as one sentence, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartProblem';
}
