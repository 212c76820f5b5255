;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_messages_onAddContact_ts'],
  {
    9710(n, e, o) {
      o.r(e)
      var s = o(5134)
      o.d(
        e,
        {},
        {
          default: (n, { name: e, phone: o }) => {
            ;(0, s.B)(n, `/public/contactAdd?name=${encodeURIComponent(e)}&phone=${encodeURIComponent(o)}`)
          },
        },
      )
    },
  },
])
