/** Organisations, their members and their dashboard, by role. */
export const organisationTable = {
  inPublic: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
organisation.create                  401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
organisation.get                     401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
organisation.update                  401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisation.delete                  401  403  +    403  403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisation.setAvatar               401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
look.ofOrganisation                  401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
look.saveOfOrganisation              401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
look.setPictureOfOrganisation        401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
look.removePictureOfOrganisation     401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisation.removeAvatar            401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisation.contactInformation      401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
organisation.saveContactInformation  401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisation.fiscalData              401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisation.saveFiscalData          401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
accessToken.ofOrganisation           401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
accessToken.createForOrganisation    401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
accessToken.revokeOfOrganisation     401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisationPeople.list              401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisationPeople.add               401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisationPeople.readTable         401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisationPeople.get               401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisationPeople.change            401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisationPeople.remove            401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisationPeople.restore           401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisationPeople.setPhoto          401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
organisationPeople.removePhoto       401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
personMerge.duplicatesInOrganisation 401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
personMerge.previewInOrganisation    401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
personMerge.mergeInOrganisation      401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
personMerge.undoInOrganisation       401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
personMerge.tellApartInOrganisation  401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
member.list                          401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
member.find                          401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
member.byId                          401  404  +    +    +    +    +    404  404  404  404  404  404  404  404  404  404  401
member.changeRole                    401  404  +    +    403  403  403  404  404  404  404  404  404  404  404  404  404  401
member.remove                        401  404  +    +    403  403  403  404  404  404  404  404  404  404  404  404  404  401
member.add                           401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
member.invite                        401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
member.invitations                   401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
member.deleteInvitation              401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
member.myInvitations                 401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
member.acceptInvitation              401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  +    404  401
member.cancelInvitation              401  404  404  404  404  404  404  404  404  404  404  404  404  404  404  +    404  401
dashboard.createCompetition          401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
dashboard.initialData                401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
dashboard.changeState                401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
dashboard.competitions               +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
dashboard.competitionsOfOrganisation 401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
overview.organisation                401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
overview.info                        401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
overview.today                       401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
overview.teams                       +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
dashboard.matches                    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
deleted.list                         401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
deleted.restore                      401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
webhook.list                         401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
webhook.create                       401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
webhook.update                       401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
webhook.delete                       401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
webhook.secret                       401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
webhook.rotateSecret                 401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
webhook.test                         401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
webhook.deliveries                   401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
webhook.sendAgain                    401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
auditLog.list                        401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
auditLog.choices                     401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
auditLog.export                      401  403  +    +    403  403  403  403  403  403  403  403  403  403  403  403  403  401
`,
  inPrivate: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
overview.teams                       +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
dashboard.competitions               +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +
`,
};
