export { createCompany, profileEntries, profileToSend } from './api'
