;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['menu-zh-CN'],
  {
    6950(e) {
      e.exports = JSON.parse(
        '{"menu":{"leads":"线索"},"stage":{"label":"阶段","found":"发现","verified":"已核实","followedUp":"跟进中","opportunity":"商机","won":"赢单"},"state":{"label":"状态","pool":"公海","owned":"在跟","discarded":"已废弃"},"step":{"visit":"拜访","call":"电话","message":"微信/短信","survey":"勘查","quote":"报价"}}',
      )
    },
  },
])
