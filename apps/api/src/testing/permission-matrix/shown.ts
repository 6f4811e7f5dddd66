/** Public views; with private data, only for those who may see it. */
export const shownTable = {
  inPublic: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
search.find                          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
search.now                           +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
demo.accounts                        +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
career.team                          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
career.person                        +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
career.player                        +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
publicOrganisation.info              +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
publicOrganisation.competitions      +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sport.get                            +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sport.byParent                       +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sport.parents                        +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sport.list                           +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
ranking.get                          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
ranking.competitor                   404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
raceRecord.list                      +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
raceRecord.ofRace                    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
ranking.ofPerson                     +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
publicTraip.byCode                   +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
history.ofPublicTraip                +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
history.ofCompetition                +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
live.ticket                          401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
agenda.match                         +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
agenda.competition                   +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
agenda.team                          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.standings                      +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.matches                        +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.statistics                     +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.teams                          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.printedStandings               +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.printedMatches                 +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.printedBracket                 +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.printedResultSheets            +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.printedSquads                  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.printedMatch                   +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.raceResults                    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.printedRaceResults             +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sheet.competitionsOfOrganisation     401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
sheet.matchesOfOrganisation          401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
sheet.teamsOfOrganisation            401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
sheet.membersOfOrganisation          401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
legal.versions                       +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
legal.text                           +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sitemap.index                        +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sitemap.file                         +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
`,
  inPrivate: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
career.team                          404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
ranking.get                          404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
ranking.competitor                   404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
raceRecord.list                      404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
raceRecord.ofRace                    404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
publicTraip.byCode                   404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
history.ofPublicTraip                404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
history.ofCompetition                404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
live.ticket                          401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
agenda.match                         404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
agenda.competition                   404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
agenda.team                          404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
sheet.standings                      404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.matches                        404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.statistics                     404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.teams                          404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.printedStandings               404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.printedMatches                 404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.printedBracket                 404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.printedResultSheets            404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.printedSquads                  404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.raceResults                    404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.printedRaceResults             404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
sheet.printedMatch                   404  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  404
`,
};
