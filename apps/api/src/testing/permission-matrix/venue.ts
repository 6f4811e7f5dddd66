/** Venues and calendars: members may read, staff may change. */
export const venueTable = {
  inPublic: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
venue.list                           401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
venue.get                            401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
venue.create                         401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
venue.update                         401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
venue.delete                         401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
venue.closedDates                    401  403  +    +    +    +    +    403  403  403  403  403  403  403  403  403  403  401
venue.addClosedDate                  401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
venue.deleteClosedDate               401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
venue.teamVenues                     401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
venue.setTeamVenues                  401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
calendar.estimate                    401  +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    +    401
calendar.plan                        401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
calendar.wishes                      401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
calendar.plans                       401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
calendar.get                         401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
calendar.cancel                      401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
calendar.apply                       401  403  +    +    403  +    +    403  403  403  403  403  403  403  403  403  403  401
`,
  inPrivate: `
call                                 A    U    SA   AD   ME   RE   oRE  fSA  OW   CA   CO   AC   ST   TM   fOW  IN   GO   SL
calendar.plan                        401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
calendar.wishes                      401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
calendar.plans                       401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
calendar.get                         401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
calendar.cancel                      401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
calendar.apply                       401  404  +    +    404  +    +    404  403  403  403  403  403  403  404  404  404  401
`,
};
