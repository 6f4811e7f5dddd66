/** Rankings over several races, stages and segments. */
export const raceRankingWords = {
  rankingId: 'The ID of the ranking.',
  isTimeTrial:
    'Whether the race is a time trial: in a stage race its hundredths separate those who are level, and nobody gets a bonus.',
  segments: 'The parts of the course in order, such as swim, bike and run. The last one ends at the finish.',
  'raceResults.segments':
    'What each part of the course took, and the place in it. The time is null beside a split that is missing.',
  splitPoints:
    'Where splits are taken, in metres from the start. Empty: unknown; a timing file with headings such as `5 km` says it.',
  splitPlaces: 'The place at each split. Null beside a split that is missing.',
  elapsed:
    'How long the laps took, in milliseconds: of as many laps the shortest time wins. Null in other races.',
  'raceResultsDto.elapsed': 'How long the laps took, as written. Left out: it stays as it is.',
  onlyPlausible:
    'Save nothing if a mark seems impossible for the distance (`OUT_OF_PLAUSIBLE`), so that someone can be asked.',
  warnings: 'Marks that seem impossible for the distance. They were not refused.',
  'raceStartList.race': 'The race.',
  penalty: 'Seconds added by the jury.',
  sprintPoints: 'Points at intermediate sprints.',
  climbPoints: 'Points on climbs.',
  'raceRankingList.rankings': 'The rankings, in order.',
  raceRankings: 'The rankings over several races.',
  raceIds: 'The IDs of the races. Null: all of the competition, also later ones.',
  countedRaces:
    'The races whose results are provisional or official, in order. Each is a column of the table.',
  'raceRanking.kind': 'What is ranked, and how.',
  'newRaceRankingDto.kind': 'What is ranked, and how.',
  'raceRankings.kind': 'What is ranked, and how.',
  'raceRankings.races': 'The races by their number in the file, from 1. Null: all.',
  'raceRanking.groups': 'How many have a place over all, by gender, by age group and by both.',
  'raceRankingRules.points': 'Points for the first place, the second, and so on.',
  'raceRankingRulesDto.points': 'Points for the first place, the second, and so on.',
  'raceRankingRules.pointsBy':
    'Whose places give points: those over all, of each gender, or of each age group of a gender.',
  'raceRankingRulesDto.pointsBy':
    'Whose places give points: those over all, of each gender, or of each age group of a gender.',
  'raceRankingRules.best': 'How many results count. Null: all.',
  'raceRankingRulesDto.best': 'How many results count. Null: all.',
  'raceRankingRules.minStarts': 'How many starts a place needs.',
  'raceRankingRulesDto.minStarts': 'How many starts a place needs.',
  'raceRankingRules.countback':
    'Whether more first places, then more second places, separate those who are level.',
  'raceRankingRulesDto.countback':
    'Whether more first places, then more second places, separate those who are level.',
  'raceRankingRules.lastRace':
    'Whether the better place in the last race separates those who are still level.',
  'raceRankingRulesDto.lastRace':
    'Whether the better place in the last race separates those who are still level.',
  'raceRankingRules.deadHeat':
    'Whether those who share a place take its points, or the mean of the places they take.',
  'raceRankingRulesDto.deadHeat':
    'Whether those who share a place take its points, or the mean of the places they take.',
  'raceRankingRules.keepsDisqualified': 'Whether a disqualification can’t be dropped.',
  'raceRankingRulesDto.keepsDisqualified': 'Whether a disqualification can’t be dropped.',
  'raceRankingRules.bonus': 'Seconds off for the first of a stage on the road, the second, and so on.',
  'raceRankingRulesDto.bonus': 'Seconds off for the first of a stage on the road, the second, and so on.',
  'raceRankingRules.bornFrom': 'Only those born in this year or later. Null: everyone.',
  'raceRankingRulesDto.bornFrom': 'Only those born in this year or later. Null: everyone.',
  'raceRankingRules.score': 'How many of a club score. Null: all; three in a stage race.',
  'raceRankingRulesDto.score': 'How many of a club score. Null: all; three in a stage race.',
  'raceRankingRules.count': 'How many of a club take places from others.',
  'raceRankingRulesDto.count': 'How many of a club take places from others.',
  'raceRankingRules.tiebreak':
    'What separates level clubs: the first runner who doesn’t score, or the last who does.',
  'raceRankingRulesDto.tiebreak':
    'What separates level clubs: the first runner who doesn’t score, or the last who does.',
  'raceRankingRules.sumTimes': 'Whether times are added, not places.',
  'raceRankingRulesDto.sumTimes': 'Whether times are added, not places.',
  'raceRankingRules.gender': 'Only runners of this gender. Null: everyone.',
  'raceRankingRulesDto.gender': 'Only runners of this gender. Null: everyone.',
  runner: 'The same number is the same person in all races of the file. Null: the bib says who it is.',
} as const satisfies Record<string, string>;
