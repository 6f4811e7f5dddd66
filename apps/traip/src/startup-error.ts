/** Something that the person who starts Traip can mend: told in one sentence, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartProblem';
}
