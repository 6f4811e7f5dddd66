/** The options of a choice, typed one per line. Empty lines stay while typing. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

interface Typed {
  readonly questions: readonly { readonly options?: string[] | undefined }[];
}

/** An empty line is never an option. Dropped on validation, so that nothing moves under the pointer. */
export function withoutEmptyLines<T extends Typed>(typed: T): T {
  const questions = typed.questions.map((question) => ({
    ...question,
    options: question.options?.filter((line) => line.trim() !== ''),
  }));
  return { ...typed, questions };
}
