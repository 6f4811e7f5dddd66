/** Traips are for administrators; seasons and categories also for referees, who may not delete them. */
export const traipTable = {
  inPublic: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
traip.create                         401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
traip.update                         401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
traip.createFromForm                 401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
traip.delete                         401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
traip.ofOrganisation                 401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
traip.byCode                         401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
traip.get                            401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
season.create                        401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
season.update                        401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
season.find                          401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
season.byId                          401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
season.delete                        401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
nextSeason.preview                   401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
nextSeason.create                    401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
history.ofTraip                      401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
category.create                      401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
category.update                      401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
category.find                        401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
category.byId                        401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
category.delete                      401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
`,
  inPrivate: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
traip.ofOrganisation                 401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
traip.byCode                         401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
traip.get                            401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
traip.update                         401  404  +    +    404  403  403  404  403  403  403  403  403  403  404  404  404  401
traip.delete                         401  404  +    +    404  403  403  404  403  403  403  403  403  403  404  404  404  401
season.create                        401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
season.update                        401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
season.find                          401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
season.byId                          401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
season.delete                        401  404  +    +    404  403  403  404  403  403  403  403  403  403  404  404  404  401
nextSeason.preview                   401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
nextSeason.create                    401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
history.ofTraip                      401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
category.create                      401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
category.update                      401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
category.find                        401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
category.byId                        401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
category.delete                      401  404  +    +    404  403  403  404  403  403  403  403  403  403  404  404  404  401
`,
};
