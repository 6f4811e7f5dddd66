/** The options of a choice, as they are typed: one per line. Empty lines stay while somebody types. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

interface Typed {
  readonly questions: readonly { readonly options?: string[] | undefined }[];
}

/** Nobody means an empty line as an option. Dropped when a form is checked, so that nothing moves under the pointer. */
export function withoutEmptyLines<T extends Typed>(typed: T): T {
  const questions = typed.questions.map((question) => ({
    ...question,
    options: question.options?.filter((line) => line.trim() !== ''),
  }));
  return { ...typed, questions };
}
