/** Ids and codes that belong to no organisation: of people, of new items, of devices. */
export const unownedInputs = new Set([
  'auth.checkUserCode',
  // Only sends an email to the registered address.
  'auth.verifyEmail body.registrationId',
  // They only filter entries of the own organisation.
  ...['auditLog.list', 'auditLog.export'].flatMap((call) => [
    `${call} query.person`,
    `${call} query.competition`,
  ]),
  // Challenges, codes and passkeys belong to one person and work for nobody else.
  'auth.secondFactor',
  'auth.passkeyLogin',
  'auth.registerWithPasskey',
  'accessToken.revoke',
  'app.disconnect',
  // An app may ask people of all organisations, and shows its code to anyone.
  'app.checkAuthorization',
  'app.authorize body.clientId',
  'app.checkDevice',
  'app.allowDevice body.code',
  'app.denyDevice',
  'secondFactor.confirm',
  'secondFactor.addPasskey',
  'secondFactor.confirmAuthenticator',
  'profile.get',
  'profile.full',
  'profile.update',
  'career.player',
  'career.person',
  'ranking.ofPerson',
  // People belong to no organisation; people outside the ranking are not found.
  'ranking.competitor params.competitorId',
  // Only people of the two teams can play in a tie: PLAYER_NOT_IN_TEAM.
  ...['match.addManualResult', 'match.impact'].flatMap((call) => [
    `${call} body.rubbers[].home[]`,
    `${call} body.rubbers[].away[]`,
  ]),
  'match.registerEvent body.rubber.home[]',
  'match.registerEvent body.rubber.away[]',
  'match.registerEvents body.events[].rubber.home[]',
  'match.registerEvents body.events[].rubber.away[]',
  // The phone that times a race creates the ids of its taps.
  'raceResult.markLine body.marks[].id',
  // Searches for partners are looked up in the competition only.
  // Who can be entered depends on the caller; entries are looked up in the competition only.
  'ownEntry.enter body.personId',
  'ownEntry.withdraw params.teamId',
  'partner.look body.personId',
  'partner.stop params.id',
  'partner.ask body.fromId',
  'partner.ask body.toId',
  'partner.takeBack params.fromId',
  'partner.takeBack params.toId',
  'partner.answer body.fromId',
  'partner.answer body.toId',
  'partner.join body.oneId',
  'partner.join body.otherId',
  'partner.change body.personId',
  'member.add body.userCode',
  'team.invite body.userCode',
  'profile.deleteAccount',
  'organisation.create body.orgCode',
  'team.create body.code',
  'traip.create body.code',
  'organisation.saveContactInformation body.postalCode',
  'organisation.saveFiscalData body.fiscalId',
  'traip.createFromForm body.traip.code',
  'traip.createFromForm body.teams[].code',
  'dashboard.createCompetition body.traip.code',
  'dashboard.createCompetition body.teams[].code',
  'exchange.importCompetition body.file.pairs[].code',
  'exchange.importCompetition body.file.teams[].code',
  // Only a position to continue from among the licences of the own competition.
  'registration.decide body.after',
  // People belong to no organisation, and only people of the team can be named.
  'attendance.set body.personId',
  // Anyone can follow public subjects, and nobody any others.
  'follow.merge',
  'follow.ofDevice',
  'follow.saveDevice',
  'notification.mark',
  'notification.removeDevice',
  // The fields of a new venue are always new, so their ids are ignored.
  'venue.create body.fields[].id',
  'nextSeason.create body.requestId',
  'match.start body.clientEventId',
  'match.finish body.clientEventId',
  'match.registerEvent body.clientEventId',
  'match.registerEvents body.events[].clientEventId',
]);
