;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_messages_onGotoDetailPermission_ts'],
  {
    1774(s, e, o) {
      o.r(e)
      var n = o(5134)
      o.d(
        e,
        {},
        {
          default: (s, { route: e }) => {
            ;(0, n.B)(s, `/roleDescription?role=${encodeURIComponent(e)}`)
          },
        },
      )
    },
  },
])
