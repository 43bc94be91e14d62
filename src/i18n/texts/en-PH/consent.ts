/** The consent question about storing a visitor's attribution. */
export const consent = {
  title: 'Can we remember how you found us?',
  text: 'We save which link or ad you came from and whether you install the app, to see which ads work. No name or mobile number.',
  no: 'No, thanks',
  yes: 'Allow',
  switch: 'Remember how I found Parola',
};
