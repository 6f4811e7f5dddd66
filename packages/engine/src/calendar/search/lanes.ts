/** The position of a match's first referee, after home, away, field and high risk. */
export const FIRST_REFEREE = 4;
