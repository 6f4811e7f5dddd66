/** Ties of several rubbers. */
export const tieWords = {
  rubbers: 'The rubbers of a tie, in the order of the rules. Null, or absent, in other matches.',
  'resultByHand.rubbers': 'Every rubber of a tie: the score follows from them.',
  'supposedResult.rubbers': 'Every rubber of a tie: the score follows from them.',
  rubber: 'A rubber of a tie, as far as it was played. With the kind RUBBER.',
  hasBegun: 'Whether anything of the rubber was recorded.',
  games: 'The games of the rubber, or the points in sports without games.',
  'rubberOfTie.key': 'The key of the rubber in the rules, such as S1.',
  'rubberOfTie.kind': 'Singles or doubles.',
  'rubberOfTie.value': 'What the rubber adds to the score of the tie.',
  'rubberOfTie.ending':
    'How the rubber ended other than by its last point. Null: it was played to its end, or is open.',
  'rubberOfTie.winner': 'Who won the rubber. Null while it is open, and if it was not played.',
  'rubberOfTie.home': 'The people of the home side, as far as they are known.',
  'rubberOfTie.away': 'The people of the away side, as far as they are known.',
  'rubberToWrite.key': 'The key of the rubber in the rules, such as S1.',
  'rubberToWrite.ending':
    'How the rubber ended other than by its last point. Null: it was played to its end, or is open.',
  'rubberToWrite.home': 'The IDs of the people of the home side. Without it they stay who they are.',
  'rubberToWrite.away': 'The IDs of the people of the away side. Without it they stay who they are.',
} as const;
