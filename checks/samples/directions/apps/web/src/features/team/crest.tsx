export const crest = 1;
