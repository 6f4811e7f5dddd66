/** What's open above the list: the choice of people, or a task for one of them. */
export type RegistrationTask =
  | { readonly kind: 'choose' }
  | { readonly kind: 'edit' | 'photo' | 'documents' | 'answers'; readonly personId: string };
