/** What is open above the list: the choice of people, or something about one of them. */
export type RegistrationTask =
  | { readonly kind: 'choose' }
  | { readonly kind: 'edit' | 'photo' | 'documents' | 'answers'; readonly personId: string };
