/** Teams: their own roles, and the administrators of the organisation that a team belongs to. */
export const teamTable = {
  inPublic: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
team.create                          401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
team.get                             401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
team.full                            +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
team.update                          401  403  +    +    403  403  403  403  +    403  403  403  403  403  403  403  403  401
team.delete                          401  403  +    +    403  403  403  403  +    403  403  403  403  403  403  403  403  401
team.setAvatar                       401  403  +    +    403  403  403  403  +    403  403  403  403  403  403  403  403  401
team.removeAvatar                    401  403  +    +    403  403  403  403  +    403  403  403  403  403  403  403  403  401
team.find                            +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
team.ofOrganisation                  401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
team.inOrganisation                  401  403  +    +    +    +    +    403  +    +    +    +    +    +    403  403  403  401
team.members                         401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
team.matches                         401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
team.changeRole                      401  403  +    +    403  403  403  403  +    403  403  403  403  403  403  403  403  401
team.changeOwner                     401  403  +    +    403  403  403  403  +    403  403  403  403  403  403  403  403  401
team.leave                           401  403  403  403  403  403  403  403  +    +    +    +    +    +    403  403  403  401
team.removeUser                      401  403  +    +    403  403  403  403  +    +    +    403  403  403  403  403  403  401
team.invite                          401  403  +    +    403  403  403  403  +    +    +    403  403  403  403  403  403  401
team.invitations                     401  403  +    +    403  403  403  403  +    +    +    403  403  403  403  403  403  401
team.deleteInvitation                401  404  +    +    403  403  403  404  +    +    +    403  403  403  404  404  404  401
team.createQr                        401  403  +    +    403  403  403  403  +    +    +    403  403  403  403  403  403  401
team.previewQr                       401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
team.consumeQr                       401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
team.revokeQr                        401  404  +    +    403  403  403  404  +    +    +    403  403  403  404  404  404  401
`,
  inPrivate: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
team.get                             401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
team.full                            404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
team.update                          401  404  +    +    404  403  403  404  +    403  403  403  403  403  404  404  404  401
team.delete                          401  404  +    +    404  403  403  404  +    403  403  403  403  403  404  404  404  401
team.inOrganisation                  401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
team.members                         401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
team.matches                         401  404  +    +    404  +    +    404  +    +    +    +    +    +    404  404  404  401
team.leave                           401  404  403  403  404  403  403  404  +    +    +    +    +    +    404  404  404  401
team.invite                          401  404  +    +    404  403  403  404  +    +    +    403  403  403  404  404  404  401
team.removeUser                      401  404  +    +    404  403  403  404  +    +    +    403  403  403  404  404  404  401
team.previewQr                       401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
`,
};
