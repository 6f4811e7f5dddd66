/** The texts of `words` in Spanish, under the same keys. */
export const spanishDictionaries: readonly Readonly<Record<string, string>>[] = [];
