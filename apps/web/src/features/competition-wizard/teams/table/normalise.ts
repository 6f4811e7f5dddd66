/** Lower case, without accents or double spaces: "Peña  Norte" becomes "pena norte". */
export const normalise = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
