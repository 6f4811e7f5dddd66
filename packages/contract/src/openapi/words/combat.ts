/** Bouts of combat sports, and the judges' cards. */
export const combatWords = {
  bout: 'How a bout was won. Null in other sports, and before it is over.',
  stoppedAt:
    'The round in which the bout ended, and the time in it. Null if it was not stopped, or nobody wrote it down.',
  isJudged: 'Whether judges score it: then it has no points of its own.',
  scoreCards: 'The cards of the judges. Null if there are none.',
  judges: 'The judges, each with a card.',
  deductions: 'The points that the referee took away, on every card.',
  named: 'Whom the judge names when the card is level and there has to be a winner. Null: nobody.',
  classPoints: 'The classification points.',
  wonOutright: 'How many bouts were won before the end: by KO, ippon or fall.',
} as const;
