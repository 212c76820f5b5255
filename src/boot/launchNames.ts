/** Parameters that belong to the launch or to every route, never to a page: with these alone a list is the plain list. */
export const launchNames = [
  'pageType',
  'from',
  'isfromhaoqiwangApp',
  'ticket',
  'itcode',
  'authorization',
  'token',
  'loginName',
  'authCode',
  'authTenantId',
  'userId',
  'fullscreen',
  'navigationBarColor',
]
