/** Accounts, profiles, notifications and agendas: everybody with an account, for their own data only. */
export const accountTable = {
  inPublic: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
auth.profile                         401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
profile.get                          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
profile.full                         +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
profile.update                       401  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  401
profile.setAvatar                    401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
profile.removeAvatar                 401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
profile.myTeams                      401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
profile.answerTeam                   401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  +    404  401
profile.changePassword               401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
profile.changeEmail                  401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
secondFactor.get                     401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
secondFactor.confirmationOptions     401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
secondFactor.confirm                 401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
secondFactor.passkeyOptions          401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
secondFactor.addPasskey              401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
secondFactor.renamePasskey           401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  401
secondFactor.removePasskey           401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  401
secondFactor.newAuthenticator        401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
secondFactor.confirmAuthenticator    401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
secondFactor.removeAuthenticator     401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
secondFactor.newRecoveryCodes        401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
profile.sessions                     401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
profile.endSession                   401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  401
profile.endOtherSessions             401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
profile.agreements                   401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
licence.mine                         401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
family.get                           401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
family.add                           401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
family.change                        401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  401
family.consent                       401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  401
family.leave                         401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  401
personMerge.mine                     401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
personMerge.undoMine                 401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  401
profile.myData                       401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
notification.list                    401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
notification.unread                  401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
notification.mark                    401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
notification.preferences             401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
notification.savePreference          401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
notification.addDevice               401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
notification.removeDevice            401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  401
notification.unsubscription          +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
notification.unsubscribe             +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
notification.ticket                  401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
profile.deleteAccount                401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
home.mine                            401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
home.matches                         401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
agenda.person                        404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
agenda.mine                          401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
agenda.create                        401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
agenda.revoke                        401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
`,
};
