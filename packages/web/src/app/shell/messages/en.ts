export const en = {
  skip: 'Skip to content',
  description:
    'Track containers, bookings and bills of lading with {{carrier}}: where your cargo is now and when it arrives.',
  menu: { label: 'Main menu', open: 'Menu' },
  goTo: 'Go to…',
  pages: {
    search: 'Container Search',
    registration: 'Registration',
    detention: 'Detention Calculator',
    information: 'Information Center',
    login: 'Login',
    schedules: 'Sailing Schedules',
    verify: 'Verify a Document',
  },
  language: 'Language: {{name}}',
  theme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  demo: 'Demo: anyone can sign in to this portal.',
  newBuild: { text: 'A newer version of this portal is ready.', reload: 'Reload' },
  footer: { copyright: '© 2022 {{carrier}}', version: 'Version {{version}}', geolocation: 'IP Geolocation by DB-IP' },
  notFound: { title: 'No Containers Here', text: "Sorry, We can't find that page!", action: 'Search' },
  crash: {
    title: 'Something went wrong!',
    text: 'The error has been reported. Your data is safe.',
    action: 'Home Page',
  },
} as const
