;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['menu-en'],
  {
    553(e) {
      e.exports = JSON.parse(
        '{"menu":{"leads":"Leads"},"stage":{"label":"Stage","found":"Found","verified":"Verified","followedUp":"Followed up","opportunity":"Opportunity","won":"Won"},"state":{"label":"State","pool":"Public pool","owned":"In progress","discarded":"Discarded"},"step":{"visit":"Visit","call":"Call","message":"Message","survey":"Survey","quote":"Quote"}}',
      )
    },
  },
])
