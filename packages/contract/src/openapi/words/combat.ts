/** Bouts of combat sports, and the judges' cards. */
export const combatWords = {
  bout: 'How a bout, or golf by holes, was won. Null in other sports, and before it is over.',
  stoppedAt:
    'The round in which the bout ended, and the time in it. Null if it was not stopped, or that was not recorded.',
  isJudged: 'Whether `method` replaces a score: judges scored it, or golf was played by holes.',
  scoreCards: 'The cards of the judges. Null if there are none.',
  judges: 'The judges, each with a card.',
  deductions: 'The points that the referee took away, on every card.',
  named: 'Whom the judge names when the card is level and there has to be a winner. Null: nobody.',
  weightClass: 'The weight class. Null: everybody competes, whatever they weigh.',
  weightClasses:
    'The weight classes of a combat sport. Each becomes a competition, named after it; the teams are entered into the first.',
  'weightClass.above': 'Competitors are heavier than this, in kilograms. Null: no minimum.',
  upTo: 'Competitors weigh at most this, in kilograms. Null: no maximum.',
  isDrawn: 'Whether there are matches already: then classes can no longer change.',
  siblings: 'The other weight classes of the same season and category.',
  weighed: 'When they weighed in and what they weighed. Null: they have not.',
  kg: 'The weight in kilograms, to ten grams. Null undoes a weigh-in.',
  'weighIn.isRequired': 'Whether nothing is drawn before everyone has weighed in.',
  'weightClassChange.isRequired': 'Whether nothing should be drawn before everyone has weighed in.',
  'weighed.by': 'The name of the person who weighed them. Null if that account is gone.',
  'classMove.toId': 'The ID of the competition of the other weight class.',
  'classMove.kg': 'What the scales say, in kilograms. Without it, what they weighed before goes with them.',
  classPoints: 'The classification points.',
  wonBySets: 'In a sport of sets: matches won without losing a set, losing one, and so on.',
  gamesBehind: 'In a sport of innings: how many matches it is behind the first.',
  wonOutright: 'How many bouts were won before the end: by KO, ippon or fall.',
} as const;
