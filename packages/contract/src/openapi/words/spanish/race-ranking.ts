/** The texts of `words/race-ranking` in Spanish. */
export const spanishRaceRanking = {
  rankingId: 'El ID de la clasificación.',
  isTimeTrial:
    'Si es una contrarreloj: en una vuelta, sus centésimas separan a quienes están igualados y nadie recibe bonificación.',
  segments: 'Los tramos del recorrido en orden, como natación, bici y carrera. El último acaba en la meta.',
  'raceResults.segments':
    'Lo que costó cada tramo del recorrido, y el puesto en él. El tiempo es nulo junto a un parcial que falta.',
  splitPoints:
    'Dónde se toman los parciales, en metros desde la salida. Vacío: no se sabe; un fichero de tiempos con encabezados como `5 km` lo dice.',
  splitPlaces: 'El puesto en cada parcial. Null junto a un parcial que falta.',
  elapsed:
    'Lo que se tardó en dar las vueltas, en milisegundos: con las mismas vueltas gana el menor tiempo. Null en otras carreras.',
  'raceResultsDto.elapsed': 'Lo que se tardó en dar las vueltas, como se escribe. Si no va, queda como está.',
  onlyPlausible:
    'No guarda nada si una marca casi no puede ser en esa distancia (`OUT_OF_PLAUSIBLE`), para poder preguntar.',
  warnings: 'Marcas que casi no pueden ser en esa distancia. No se han rechazado.',
  'raceStartList.race': 'La carrera.',
  penalty: 'Segundos añadidos por el jurado.',
  sprintPoints: 'Puntos en las metas volantes.',
  climbPoints: 'Puntos en los puertos.',
  'raceRankingList.rankings': 'Las clasificaciones, en orden.',
  raceRankings: 'Las clasificaciones de varias carreras.',
  raceIds: 'Los ID de las carreras. Null: todas las de la competición, también las que se añadan.',
  countedRaces:
    'Las carreras con resultados provisionales u oficiales, en orden. Cada una es una columna de la tabla.',
  'raceRanking.kind': 'Qué se clasifica, y cómo.',
  'newRaceRankingDto.kind': 'Qué se clasifica, y cómo.',
  'raceRankings.kind': 'Qué se clasifica, y cómo.',
  'raceRankings.races': 'Las carreras por su número en el archivo, desde 1. Null: todas.',
  'raceRanking.groups': 'Cuántos tienen puesto en general, por género, por grupo de edad y por ambos.',
  'raceRankingRules.points': 'Puntos del primer puesto, del segundo, etc.',
  'raceRankingRulesDto.points': 'Puntos del primer puesto, del segundo, etc.',
  'raceRankingRules.pointsBy':
    'Qué puestos dan puntos: los generales, los de cada género o los de cada grupo de edad de un género.',
  'raceRankingRulesDto.pointsBy':
    'Qué puestos dan puntos: los generales, los de cada género o los de cada grupo de edad de un género.',
  'raceRankingRules.best': 'Cuántos resultados cuentan. Null: todos.',
  'raceRankingRulesDto.best': 'Cuántos resultados cuentan. Null: todos.',
  'raceRankingRules.minStarts': 'Cuántas salidas hacen falta para tener puesto.',
  'raceRankingRulesDto.minStarts': 'Cuántas salidas hacen falta para tener puesto.',
  'raceRankingRules.countback':
    'Si más primeros puestos, y luego más segundos, separan a quienes están igualados.',
  'raceRankingRulesDto.countback':
    'Si más primeros puestos, y luego más segundos, separan a quienes están igualados.',
  'raceRankingRules.lastRace': 'Si el mejor puesto en la última carrera separa a quienes siguen igualados.',
  'raceRankingRulesDto.lastRace':
    'Si el mejor puesto en la última carrera separa a quienes siguen igualados.',
  'raceRankingRules.deadHeat':
    'Si quienes comparten un puesto se llevan sus puntos, o la media de los puestos que ocupan.',
  'raceRankingRulesDto.deadHeat':
    'Si quienes comparten un puesto se llevan sus puntos, o la media de los puestos que ocupan.',
  'raceRankingRules.keepsDisqualified': 'Si una descalificación no se puede descartar.',
  'raceRankingRulesDto.keepsDisqualified': 'Si una descalificación no se puede descartar.',
  'raceRankingRules.bonus':
    'Segundos de bonificación para el primero de una etapa en línea, el segundo, etc.',
  'raceRankingRulesDto.bonus':
    'Segundos de bonificación para el primero de una etapa en línea, el segundo, etc.',
  'raceRankingRules.bornFrom': 'Solo quienes nacieron ese año o después. Null: todos.',
  'raceRankingRulesDto.bornFrom': 'Solo quienes nacieron ese año o después. Null: todos.',
  'raceRankingRules.score': 'Cuántos de un club puntúan. Null: todos; tres en una vuelta.',
  'raceRankingRulesDto.score': 'Cuántos de un club puntúan. Null: todos; tres en una vuelta.',
  'raceRankingRules.count': 'Cuántos de un club quitan puesto a los demás.',
  'raceRankingRulesDto.count': 'Cuántos de un club quitan puesto a los demás.',
  'raceRankingRules.tiebreak':
    'Qué separa a clubes igualados: el primer corredor que no puntúa, o el último que puntúa.',
  'raceRankingRulesDto.tiebreak':
    'Qué separa a clubes igualados: el primer corredor que no puntúa, o el último que puntúa.',
  'raceRankingRules.sumTimes': 'Si se suman tiempos, y no puestos.',
  'raceRankingRulesDto.sumTimes': 'Si se suman tiempos, y no puestos.',
  'raceRankingRules.gender': 'Solo corredores de este género. Null: todos.',
  'raceRankingRulesDto.gender': 'Solo corredores de este género. Null: todos.',
  runner: 'El mismo número es la misma persona en todas las carreras del archivo. Null: lo dice el dorsal.',
} as const satisfies Record<string, string>;
