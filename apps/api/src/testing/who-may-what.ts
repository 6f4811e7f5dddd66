/**
 * Who may make which call: written by hand from the decisions on permissions, not from the table that it is held
 * against. `+` passes the gate (whatever the call then says), a number is the status of the refusal.
 * Columns as in `stage.ts`. The team belongs to the organisation and everybody may see it.
 */
export const whoMayWhat = `
call                               A    U    SA   AD   ME   RE   fSA  OW   CA   CO   AC   ST   TM   fOW  IN
auth.profile                       401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
organisation.create                401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
organisation.get                   401  403  +    +    +    +    403  403  403  403  403  403  403  403  403
organisation.update                401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
organisation.delete                401  403  +    403  403  403  403  403  403  403  403  403  403  403  403
organisation.setAvatar             401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
organisation.removeAvatar          401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
organisation.contactInformation    401  403  +    +    +    +    403  403  403  403  403  403  403  403  403
organisation.saveContactInformation 401 403  +    +    403  403  403  403  403  403  403  403  403  403  403
organisation.fiscalData            401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
organisation.saveFiscalData        401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
member.list                        401  403  +    +    +    +    403  403  403  403  403  403  403  403  403
member.find                        401  403  +    +    +    +    403  403  403  403  403  403  403  403  403
member.byId                        401  404  +    +    +    +    404  404  404  404  404  404  404  404  404
member.changeRole                  401  404  +    +    403  403  404  404  404  404  404  404  404  404  404
member.remove                      401  404  +    +    403  403  404  404  404  404  404  404  404  404  404
member.add                         401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
member.invite                      401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
member.invitations                 401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
member.deleteInvitation            401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
member.myInvitations               401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
member.acceptInvitation            401  404  404  404  404  404  404  404  404  404  404  404  404  404  +
member.cancelInvitation            401  404  404  404  404  404  404  404  404  404  404  404  404  404  +
team.create                        401  403  +    +    403  403  403  403  403  403  403  403  403  403  403
team.get                           401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
team.full                          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
team.update                        401  403  +    +    403  403  403  +    403  403  403  403  403  403  403
team.delete                        401  403  +    +    403  403  403  +    403  403  403  403  403  403  403
team.setAvatar                     401  403  +    +    403  403  403  +    403  403  403  403  403  403  403
team.removeAvatar                  401  403  +    +    403  403  403  +    403  403  403  403  403  403  403
team.find                          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
team.ofOrganisation                401  403  +    +    +    +    403  403  403  403  403  403  403  403  403
team.inOrganisation                401  403  +    +    +    +    403  +    +    +    +    +    +    403  403
team.members                       401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
team.matches                       401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
team.changeRole                    401  403  +    +    403  403  403  +    403  403  403  403  403  403  403
team.changeOwner                   401  403  +    +    403  403  403  +    403  403  403  403  403  403  403
team.leave                         401  403  403  403  403  403  403  +    +    +    +    +    +    403  403
team.removeUser                    401  403  +    +    403  403  403  +    +    +    403  403  403  403  403
team.invite                        401  403  +    +    403  403  403  +    +    +    403  403  403  403  403
team.invitations                   401  403  +    +    403  403  403  +    +    +    403  403  403  403  403
team.deleteInvitation              401  404  +    +    403  403  404  +    +    +    403  403  403  404  404
team.createQr                      401  403  +    +    403  403  403  +    +    +    403  403  403  403  403
team.previewQr                     401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
team.consumeQr                     401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
team.revokeQr                      401  404  +    +    403  403  404  +    +    +    403  403  403  404  404
profile.get                        +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
profile.full                       +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
profile.update                     401  403  403  403  403  403  403  403  403  403  403  403  403  403  403
profile.setAvatar                  401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
profile.removeAvatar               401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
profile.myTeams                    401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
profile.answerTeam                 401  404  404  404  404  404  404  404  404  404  404  404  404  404  +
profile.changePassword             401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
profile.myData                     401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
profile.deleteAccount              401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
publicOrganisation.info            +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
publicOrganisation.competitions    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sport.get                          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sport.byParent                     +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sport.parents                      +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
sport.list                         +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
`;

/** The same where only the people of the team and the staff of the organisation may know that the team exists. */
export const whoMayWhatInPrivate = `
call                               A    U    SA   AD   ME   RE   fSA  OW   CA   CO   AC   ST   TM   fOW  IN
team.get                           401  404  +    +    404  +    404  +    +    +    +    +    +    404  404
team.full                          404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
team.update                        401  404  +    +    404  403  404  +    403  403  403  403  403  404  404
team.delete                        401  404  +    +    404  403  404  +    403  403  403  403  403  404  404
team.inOrganisation                401  404  +    +    404  +    404  +    +    +    +    +    +    404  404
team.members                       401  404  +    +    404  +    404  +    +    +    +    +    +    404  404
team.matches                       401  404  +    +    404  +    404  +    +    +    +    +    +    404  404
team.leave                         401  404  403  403  404  403  404  +    +    +    +    +    +    404  404
team.invite                        401  404  +    +    404  403  404  +    +    +    403  403  403  404  404
team.removeUser                    401  404  +    +    404  403  404  +    +    +    403  403  403  404  404
team.previewQr                     401  +    +    +    +    +    +    +    +    +    +    +    +    +    +
`;
