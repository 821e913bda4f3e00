interface Named {
  firstName: string
  lastName: string
  email: string
}

/** What the page calls somebody: a Chinese name with the family first and without a blank, others as they are written. */
export function nameOf({ firstName, lastName, email }: Named): string {
  if (/^\p{Script=Han}+$/u.test(lastName + firstName)) return `${lastName}${firstName}`
  return `${firstName} ${lastName}`.trim() || email
}
