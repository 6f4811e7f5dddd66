/** Rounds of races, heats and relays. */
export const roundWords = {
  'race.eventId': 'The ID of the first round. Null for that round itself, and for races without rounds.',
  'race.round': 'Which round it is. Null for races without rounds.',
  'races.round': 'Which round it is. Null for races without rounds.',
  'races.event':
    'Which of the races before this one is its first round, counted from 0. Null for the first round itself.',
  'race.advance': 'Who goes on to the next round. Null for finals and for races without rounds.',
  'races.advance': 'Who goes on to the next round. Null for finals and for races without rounds.',
  advance:
    'Once the round is over: `Q` goes on by place, `q` by time, `B` to the B final; `TIE` is level for the last place. Null: out, or not over.',
  byPlace: 'How many of each heat go on by place.',
  byTime: 'How many of all the others go on by time.',
  toB: 'How many after them go to the B final.',
  lanes: 'How many lanes there are. Null if it is not known.',
  heatPlace: 'The place in the heat. Null without one, or if heats were not asked for.',
  seedMark: 'The mark the person is seeded by, in the unit of the marks. Null: without one.',
  tieOrder: 'What was decided between those level for the last place: 1 is the best. Null: nothing.',
  'raceHeats.before': 'Heats and lanes before the change. Sent back, they undo it.',
  'raceHeats.after': 'Heats and lanes now.',
  'raceHeatPlacesDto.places': 'Who goes into which heat and lane.',
  'raceRoundState.waiting': 'How many on the start list have no result yet.',
  'raceRoundState.ties': 'Bibs of those level for the last place.',
  'raceRoundState.next': 'The round or the finals that it leads to.',
  'next.raceId': 'The ID of that round.',
  'next.round': 'Which round it is.',
  'next.missing': 'Bibs of those who go on and are not on its start list.',
  'next.extra': 'Bibs of those who are on its start list and do not go on.',
  'raceRoundsRanking.rounds': 'The rounds, from the first to the finals.',
  'raceRoundsRanking.ranking': 'Everyone over all rounds, in order.',
  'ranking.round': 'The final someone was in, or the round where they went out.',
  'raceRoundsDto.qualifying':
    'Who goes on from the heats and, if there is one, from the semi-final. Empty: no rounds.',
  'raceHeatsDto.seeding':
    'Where the best marks go: together in the last heat, spread over the last three, or over all. Left out: as usual in the sport.',
  'raceTieDto.bibs': 'Those who were level, best first.',
  'raceTieDto.by': 'How it was decided.',
  'raceTieDto.force':
    'Whether to change who goes on though the next round has begun. Only admins can, with a reason; no one is removed from it.',
  'raceNextRoundDto.force':
    'Whether to change who goes on though the next round has begun. Only admins can, with a reason; no one is removed from it.',
  'raceResultsDto.force':
    'Whether to change who goes on though the next round has begun. Only admins can, with a reason; no one is removed from it.',
  'timingTableDto.force':
    'Whether to change who goes on though the next round has begun. Only admins can, with a reason; no one is removed from it.',
  'race.results.by': '`HEAT` lists everyone heat by heat, with those who have no result yet.',
  'race.legs': 'How many swim or run in a relay. Null: everyone on their own.',
  'newRaceDto.legs': 'How many swim or run in a relay. Null: everyone on their own.',
  'raceChangeDto.legs': 'How many swim or run in a relay. Null: everyone on their own.',
  'races.legs': 'How many swim or run in a relay. Null: everyone on their own.',
  'raceEntry.team': 'The name of a relay team. Null in other races.',
  'raceEntryChangeDto.team': 'The name of a relay team.',
  'items.team': 'The name of a relay team. Null in other races.',
  'ranking.team': 'The name of a relay team. Null in other races.',
  'entries.team': 'The name of a relay team. Null in other races.',
  'raceEntry.members': 'Who swims or runs in the relay, in order.',
  'items.members': 'Who swims or runs in the relay, in order, as far as names are public.',
  'raceEntryChangeDto.members':
    'Names of those in the relay, in order, each with the year of birth in brackets if it is known. They replace those before.',
} as const;
