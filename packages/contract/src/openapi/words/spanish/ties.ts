/** Ties of several rubbers. In Spanish. */
export const spanishTies = {
  rubbers: 'Los partidos de una eliminatoria, en el orden de las reglas. Null, o ausente, en otros partidos.',
  'resultByHand.rubbers': 'Todos los partidos de una eliminatoria: el marcador sale de ellos.',
  'supposedResult.rubbers': 'Todos los partidos de una eliminatoria: el marcador sale de ellos.',
  rubber: 'Un partido de una eliminatoria, hasta donde se jugó. Con el tipo RUBBER.',
  hasBegun: 'Si se apuntó algo del partido.',
  games: 'Los juegos del partido, o los puntos en deportes sin juegos.',
  'rubberOfTie.key': 'La clave del partido en las reglas, como S1.',
  'rubberOfTie.kind': 'Individual o dobles.',
  'rubberOfTie.value': 'Lo que el partido suma al marcador de la eliminatoria.',
  'rubberOfTie.ending':
    'Cómo acabó el partido si no fue con su último punto. Null: se jugó hasta el final, o sigue abierto.',
  'rubberOfTie.winner': 'Quién ganó el partido. Null mientras está abierto y si nadie lo jugó.',
  'rubberOfTie.home': 'Las personas del lado local, hasta donde se conocen.',
  'rubberOfTie.away': 'Las personas del lado visitante, hasta donde se conocen.',
  'rubberToWrite.key': 'La clave del partido en las reglas, como S1.',
  'rubberToWrite.ending':
    'Cómo acabó el partido si no fue con su último punto. Null: se jugó hasta el final, o sigue abierto.',
  'rubberToWrite.home': 'Los ID de las personas del lado local. Sin él siguen siendo quienes son.',
  'rubberToWrite.away': 'Los ID de las personas del lado visitante. Sin él siguen siendo quienes son.',
} as const;
