//# allFunctionsCalledOnLoad
;(() => {
  var e,
    t,
    n,
    s,
    r,
    i = {
      7533(e, t, n) {
        var s = n(7181),
          r = n(6199)
        const i = (0, s.V$)('/'),
          o = (0, s.V$)('/login', { search: { to: (0, r.lq)(r.Yj) }, identity: [] }),
          a = (0, s.V$)('/policy', { search: { pageType: (0, r.lq)(r.Yj) } }),
          l = (0, s.V$)('/x/core/search', { search: { text: (0, r.lq)(r.Yj) }, identity: [] }),
          c = (0, s.V$)('/x/core/profile'),
          d = (0, s.V$)('/x/core/outbox'),
          u = (0, s.V$)('/x/core/outboxConflict', { search: { id: r.Yj } })
        n.d(t, {}, { $P: l, Ab: d, Ec: i, JN: a, ME: c, iD: o, uZ: u })
      },
      5201(e, t, n) {
        var s = n(659),
          r = n(6199),
          i = n(7181),
          o = n(6872),
          a = n(6823)
        const l = ['pool', 'mine', 'org'],
          c = s.lqM(s.KIO(l)),
          d = (0, r.lq)(a.D$),
          u = (0, i.V$)('/clueList', { search: { tab: c, ...o.J2 }, identity: [] }),
          h = (0, i.LM)()('/clueScreen', { search: { tab: c, ...o.J2 }, identity: [] }),
          p = (0, i.LM)()('/clueScreenIndustry', { search: { industries: o.J2.industries }, identity: [] }),
          f = (0, i.V$)('/clueDetail', { search: { id: a.D$ } }),
          g = (0, i.V$)('/x/leads/followUp', { search: { id: a.D$ } }),
          m = (0, i.V$)('/clueIframe', { search: { id: d } }),
          y = (0, i.V$)('/cluePunchCard', { search: { id: d } }),
          w = (0, i.V$)('/clueLabel', { search: { id: d } }),
          _ = (0, i.V$)('/clueCognition', { search: { id: d } }),
          b = (0, i.V$)('/editClueCognitionClueInfo', { search: { id: d } }),
          v = (0, i.V$)('/editClueCognitionInfo', { search: { id: d } }),
          x = (0, i.V$)('/editClueCognitionEquipment', { search: { id: d } }),
          k = (0, i.V$)('/editClueCognitionEnergy', { search: { id: d } }),
          j = (0, i.V$)('/clueStepsAll', { search: { id: d } }),
          N = (0, i.V$)('/clueRule'),
          C = (0, i.V$)('/clueChoosePeople', { search: { id: d } }),
          E = (0, i.V$)('/gfmaparea', { search: { id: d } }),
          P = (0, i.V$)('/selectCustomer'),
          T = (0, i.V$)('/addClueCognition'),
          L = (0, i.V$)('/addClueCognitionSubmit'),
          S = (0, i.V$)('/clueMap'),
          $ = (0, i.V$)('/clueSearchList', { search: { keyword: (0, r.lq)(r.Yj) } }),
          A = (0, i.V$)('/clueSearchPoi', { search: { keyword: (0, r.lq)(r.Yj) } }),
          M = (0, i.V$)('/selectAddress', { search: { id: d } }),
          O = (0, i.V$)('/clueTool'),
          I = (0, i.V$)('/clueSolution', { search: { id: d } }),
          F = (0, i.V$)('/special'),
          R = (0, i.V$)('/videoList')
        n.d(
          t,
          {},
          {
            $g: E,
            $k: T,
            A4: S,
            DF: l,
            G0: m,
            GQ: x,
            IX: v,
            J$: g,
            Lk: L,
            Rc: b,
            SK: $,
            Ug: N,
            YE: O,
            _9: w,
            _E: k,
            h9: I,
            hQ: P,
            i0: F,
            iJ: j,
            kH: u,
            kM: C,
            no: M,
            oR: A,
            s5: _,
            sl: h,
            wb: R,
            y9: p,
            yd: y,
            zZ: f,
          },
        )
      },
      6872(e, t, n) {
        var s = n(659),
          r = n(6199),
          i = n(6823)
        const o = ['distance', 'score', 'gas', 'lastContact', 'nextStep'],
          a = ['7', '30', 'never', 'quiet30'],
          l = ['late', 'today', 'week'],
          c = (e) => (0, r.lq)(s.FsL(r.p_, s.YOg(e))),
          d = (0, r.lq)(r.ai),
          u = {
            keyword: s.lqM(s.YjP()),
            areaCodes: c(s.YjP()),
            stages: c(s.KIO(i.an)),
            states: c(s.KIO(i.Wj)),
            labels: c(s.YjP()),
            industries: c(s.YjP()),
            sources: c(s.KIO(i.Hl)),
            owners: c(s.YjP()),
            scoreMin: d,
            scoreMax: d,
            gasMin: d,
            gasMax: d,
            lastFollow: s.lqM(s.KIO(a)),
            due: s.lqM(s.KIO(l)),
            followed: (0, r.lq)(r.Jt),
            sort: s.lqM(s.KIO(o)),
            radius: d,
          }
        n.d(
          t,
          {},
          {
            J2: u,
            hH: (e) => {
              const { stages: t, states: n, sources: s, followed: r, ...o } = e,
                a = {
                  ...o,
                  stages: t?.map(i.hq.toWire),
                  states: n?.map(i.Af.toWire),
                  sources: s?.map(i.Sd.toWire),
                  followed: r ? 1 : void 0,
                },
                l = {}
              for (const [e, t] of Object.entries(a)) {
                const n = Array.isArray(t) ? t.join(',') : t
                ;('number' == typeof n || ('string' == typeof n && '' !== n)) && (l[e] = n)
              }
              return l
            },
            jH: l,
            mX: o,
            ny: (e) => {
              const { areaCodes: t, stages: n, states: s, labels: r, industries: i, sources: o, owners: a } = e,
                l = [
                  e.scoreMin ?? e.scoreMax,
                  e.gasMin ?? e.gasMax,
                  e.lastFollow,
                  e.due,
                  e.followed || void 0,
                  e.radius,
                ]
              return (
                [t, n, s, r, i, o, a].filter((e) => e && e.length > 0).length + l.filter((e) => void 0 !== e).length
              )
            },
            x5: a,
          },
        )
      },
      6823(e, t, n) {
        var s = n(659),
          r = n(3865)
        const i = s.FsL(s.YjP(), s.hq(), s.wkx('LeadId')),
          o = (0, r.F4)({ found: '1', verified: '2', followedUp: '3', opportunity: '4', won: '5' }),
          a = o.words,
          l = (0, r.F4)({ pool: '0', owned: '1', discarded: '2' }),
          c = l.words,
          d = (0, r.F4)({ own: '01', referral: '02', callIn: '03', list: '04', map: '05' }),
          u = d.words,
          h = (0, r.F4)({ noGas: 'D1', closed: 'D2', otherSupplier: 'D3', unreachable: 'D4', other: 'D5', same: 'D6' })
        h.words,
          n.d(
            t,
            {},
            {
              Af: l,
              D$: i,
              Hl: u,
              Hx: ['gas', 'elec', 'roof', 'steam'],
              Kl: ['need', 'main', 'credit', 'activity', 'contacts'],
              LF: ['visit', 'survey', 'delivery', 'leave'],
              Sd: d,
              T6: ['visit', 'call', 'message', 'survey', 'quote'],
              Wj: c,
              Yi: ['business', 'energy', 'risk', 'relation'],
              an: a,
              dq: h,
              hq: o,
              sB: ['visit', 'call', 'message'],
            },
          )
      },
      3583(e, t, n) {
        var s = n(7181),
          r = n(6199)
        const i = (0, s.V$)('/public/contact'),
          o = (0, s.V$)('/public/contactAdd', { search: { name: (0, r.lq)(r.Yj), phone: (0, r.lq)(r.Yj) } }),
          a = (0, s.V$)('/public/contactEdit', { search: { id: (0, r.lq)(r.Yj) } }),
          l = (0, s.V$)('/mapCitySelect'),
          c = (0, s.V$)('/componentsDemo'),
          d = (0, s.V$)('/demo', { search: { find: (0, r.lq)(r.Yj) }, identity: [] })
        n.d(t, {}, { A_: c, Mk: o, jq: i, nO: a, qJ: d, qx: l })
      },
      6201(e, t, n) {
        let s
        n.d(t, { boot: () => tI })
        var r = n(1394),
          i = n(2751),
          o = n(659)
        const a = o.FsL(o.KCZ([o.YjP(), o.aig()]), o.pdi(String), o.Bqr(), o.hq()),
          l = o.FsL(o.KCZ([o.YjP(), o.aig()]), o.Roz(), o.E2x(), o.Wwf(0)),
          c = o.FsL(
            o.L5J(),
            o.pdi(() => void 0),
          ),
          d = o.lqM(
            o.FsL(
              o.mee(o.KCZ([o.YjP(), o.aig()])),
              o.pdi((e) => (null === e ? '' : String(e).trim())),
            ),
            '',
          )
        function u(e, t) {
          return o.KCZ([
            o.FsL(
              o.Ikc({ [e]: t }),
              o.pdi((t) => ({ [e]: t[e] })),
            ),
            o.FsL(
              t,
              o.pdi((t) => ({ [e]: t })),
            ),
          ])
        }
        const h = {
          goBack: (0, i.z)('goBack', c),
          refreshWorkbench: (0, i.z)('refreshWorkbench', c),
          openKeybord: (0, i.z)('openKeybord', u('height', l)),
          closeKeybord: (0, i.z)('closeKeybord', c),
          openThirdParty: (0, i.z)('openThirdParty', u('url', a)),
          gotoDetailPermission: (0, i.z)('gotoDetailPermission', u('route', a)),
          nativeError: (0, i.z)('nativeError', u('message', a)),
          addContact: (0, i.z)(
            'addContact',
            o.FsL(
              o.Ikc({ name: d, phone: d }),
              o.z6Y(({ name: e, phone: t }) => '' !== e || '' !== t, 'neither name nor phone'),
            ),
          ),
        }
        var p = n(6908)
        const { refreshWorkbench: f, openThirdParty: g, gotoDetailPermission: m, addContact: y } = h,
          { open: w, done: _, close: b, resize: v } = p.X,
          x = ['sales', 'manager', 'approver', 'project', 'finance', 'editor'],
          k = { o: 'own', u: 'unit', a: 'all' },
          j = Object.fromEntries(
            Object.entries({
              '*': 'message.read role.read role.apply',
              'ouuo--': 'visit.read',
              'ouuu--': 'schedule.read',
              'ou----': 'customer.edit contact.write opportunity.create contract.launch risk.handle',
              '-u----': 'risk.assign risk.review partner.suspend',
              'uuuou-': 'customer.read contact.read',
              'ouu-u-': 'customer.bill',
              'ou-o--': 'contact.phone visit.write team.manage budget.write',
              'ou--u-': 'export',
              'ouuou-': 'contract.read budget.read',
              'ouu---': 'visit.comment risk.read',
              'uuuu--': 'advice.read partner.read',
              '-uu---': 'margin.read report.team',
              aaaaaa: 'knowledge.read',
              'ouoo-a': 'knowledge.write',
              '-uu--a': 'knowledge.review',
              '-----a': 'budget.template',
              '--u-u-': 'contract.approve budget.approve',
              '---o--': 'schedule.update',
              '-u-u--': 'schedule.plan',
              'oo----': 'report.write',
              'ou-ou-': 'center.apply',
              '-u--u-': 'center.approve',
              '--u---': 'role.approve',
            }).flatMap(([e, t]) =>
              t.split(' ').map((t) => [
                t,
                '*' === e
                  ? { '*': 'all' }
                  : Object.fromEntries(
                      x.flatMap((t, n) => {
                        const s = k[e.charAt(n)]
                        return s ? [[t, s]] : []
                      }),
                    ),
              ]),
            ),
          )
        var N = n(7533)
        const C = {
          id: 'core',
          owner: 'team-core',
          rights: j,
          routes: [
            {
              route: N.Ec,
              screen: () =>
                Promise.all([n.e('view'), n.e('area_core'), n.e('plugins_core_pages_Workbench_tsx')]).then(
                  n.bind(n, 6264),
                ),
              title: 'workbench.title',
              source: 'workbench',
            },
            {
              route: N.iD,
              screen: () =>
                Promise.all([n.e('view'), n.e('area_core'), n.e('plugins_core_pages_Login_tsx')]).then(n.bind(n, 8844)),
              title: 'login.title',
              source: 'login',
              keepAlive: !0,
              open: !0,
            },
            {
              route: N.JN,
              screen: () =>
                Promise.all([n.e('view'), n.e('area_core'), n.e('plugins_core_pages_Policy_tsx')]).then(
                  n.bind(n, 6088),
                ),
              title: 'policy.title',
              source: 'policy',
              open: !0,
            },
            {
              route: N.$P,
              screen: () =>
                Promise.all([n.e('view'), n.e('area_core'), n.e('plugins_core_pages_GlobalSearch_tsx')]).then(
                  n.bind(n, 9067),
                ),
              title: 'search.title',
              source: 'global_search',
            },
            {
              route: N.ME,
              screen: () =>
                Promise.all([n.e('view'), n.e('forms'), n.e('area_core'), n.e('plugins_core_pages_Profile_tsx')]).then(
                  n.bind(n, 6369),
                ),
              title: 'profile.title',
              source: 'profile',
            },
            {
              route: N.Ab,
              screen: () =>
                Promise.all([n.e('view'), n.e('forms'), n.e('area_core'), n.e('plugins_core_pages_Outbox_tsx')]).then(
                  n.bind(n, 8374),
                ),
              title: 'outbox.title',
              source: 'outbox',
            },
            {
              route: N.uZ,
              screen: () =>
                Promise.all([
                  n.e('view'),
                  n.e('device'),
                  n.e('forms'),
                  n.e('area_core'),
                  n.e('plugins_core_pages_OutboxConflict_tsx'),
                ]).then(n.bind(n, 339)),
              title: 'outbox.conflictTitle',
              source: 'outbox_conflict',
            },
          ],
          messages: [
            (0, i.on)(f, () => n.e('plugins_core_messages_onRefreshWorkbench_ts').then(n.bind(n, 8875))),
            (0, i.on)(g, () => n.e('plugins_core_messages_onOpenThirdParty_ts').then(n.bind(n, 7996))),
            (0, i.on)(m, () =>
              Promise.all([n.e('area_core'), n.e('plugins_core_messages_onGotoDetailPermission_ts')]).then(
                n.bind(n, 1774),
              ),
            ),
            (0, i.on)(y, () =>
              Promise.all([n.e('area_core'), n.e('plugins_core_messages_onAddContact_ts')]).then(n.bind(n, 9710)),
            ),
            (0, i.on)(w, () =>
              Promise.all([n.e('area_core'), n.e('plugins_core_messages_onTodoOpen_ts')]).then(n.bind(n, 4555)),
            ),
            (0, i.on)(_, () => n.e('plugins_core_messages_onRefreshWorkbench_ts').then(n.bind(n, 8875))),
            (0, i.on)(b, () => n.e('plugins_core_messages_onTodoClose_ts').then(n.bind(n, 3439))),
            (0, i.on)(v, () => n.e('plugins_core_messages_onTodoResize_ts').then(n.bind(n, 2279))),
          ],
          locales: {
            en: () => n.e('plugins_core_locales_en_json').then(n.t.bind(n, 8242, 19)),
            'zh-CN': () => n.e('plugins_core_locales_zh-CN_json').then(n.t.bind(n, 3639, 19)),
          },
        }
        var E = n(5201)
        const P = {
          id: 'leads',
          owner: 'team-leads',
          access: { permission: 'lead.read' },
          rights: {
            'lead.read': { sales: 'own', manager: 'unit', approver: 'unit', project: 'own' },
            'lead.pool': { sales: 'unit', manager: 'unit', approver: 'unit' },
            'lead.create': { sales: 'own', manager: 'unit' },
            'lead.edit': { sales: 'own', manager: 'unit' },
            'lead.take': { sales: 'own', manager: 'unit' },
            'lead.checkin': { sales: 'own', manager: 'unit' },
            'lead.discard': { sales: 'own', manager: 'unit' },
            'lead.assign': { manager: 'unit' },
          },
          routes: [
            {
              route: E.kH,
              screen: () => Promise.all([n.e('view'), n.e('plugins_leads_pages_LeadList_tsx')]).then(n.bind(n, 8972)),
              bringsTexts: !0,
              title: 'title.list',
              source: 'lead_list',
              homeEntry: !0,
            },
            {
              route: E.sl,
              screen: () =>
                Promise.all([
                  n.e('view'),
                  n.e('forms'),
                  n.e('area_leads'),
                  n.e('plugins_leads_pages_LeadFilter_tsx'),
                ]).then(n.bind(n, 2709)),
              title: 'title.filter',
              source: 'lead_filter',
              transition: 'rise',
            },
            {
              route: E.y9,
              screen: () =>
                Promise.all([n.e('view'), n.e('area_leads'), n.e('plugins_leads_pages_IndustryFilter_tsx')]).then(
                  n.bind(n, 5590),
                ),
              title: 'title.industries',
              source: 'lead_filter_industry',
            },
            {
              route: E.zZ,
              screen: () =>
                Promise.all([
                  n.e('view'),
                  n.e('device'),
                  n.e('forms'),
                  n.e('area_leads'),
                  n.e('plugins_leads_pages_LeadDetail_tsx'),
                ]).then(n.bind(n, 5423)),
              title: 'title.detail',
              source: 'lead_detail',
              navigationBarColor: '0E6E83',
            },
            {
              route: E.J$,
              screen: () =>
                Promise.all([
                  n.e('view'),
                  n.e('device'),
                  n.e('forms'),
                  n.e('area_leads'),
                  n.e('plugins_leads_pages_LeadFollowUp_tsx'),
                ]).then(n.bind(n, 1544)),
              title: 'title.followUp',
              source: 'lead_follow_up',
            },
            { route: E.G0, title: 'title.iframe', source: 'lead_iframe' },
            { route: E.yd, title: 'title.checkIn', source: 'lead_check_in' },
            { route: E._9, title: 'title.labels', source: 'lead_label' },
            { route: E.s5, title: 'title.cognition', source: 'lead_cognition' },
            { route: E.Rc, title: 'title.editLead', source: 'lead_cognition_lead' },
            { route: E.IX, title: 'title.editCompany', source: 'lead_cognition_company' },
            { route: E.GQ, title: 'title.editEquipment', source: 'lead_cognition_equipment' },
            { route: E._E, title: 'title.editEnergy', source: 'lead_cognition_energy' },
            { route: E.iJ, title: 'title.steps', source: 'lead_steps' },
            { route: E.Ug, title: 'title.rules', source: 'lead_rule' },
            { route: E.kM, title: 'title.assign', source: 'lead_assign' },
            { route: E.$g, title: 'title.roof', source: 'lead_roof' },
            { route: E.hQ, title: 'title.selectCustomer', source: 'lead_select_customer' },
            { route: E.$k, title: 'title.create', source: 'lead_create' },
            { route: E.Lk, title: 'title.createSubmit', source: 'lead_create_submit' },
            { route: E.A4, title: 'title.map', source: 'lead_map' },
            { route: E.SK, title: 'title.search', source: 'lead_search' },
            { route: E.oR, title: 'title.searchPlaces', source: 'lead_search_poi' },
            { route: E.no, title: 'title.mark', source: 'lead_mark' },
            { route: E.YE, title: 'title.tool', source: 'lead_tool' },
            { route: E.h9, title: 'title.solution', source: 'lead_solution' },
            { route: E.i0, title: 'title.topics', source: 'lead_topics' },
            { route: E.wb, title: 'title.videos', source: 'lead_videos' },
          ],
          menu: [
            {
              id: 'leads',
              to: E.kH,
              title: 'menu.leads',
              icon: () => n.e('plugins_leads_icons_LeadsIcon_tsx').then(n.bind(n, 6224)),
              group: 'customers',
              order: 10,
              badge: () =>
                Promise.all([n.e('view'), n.e('area_leads'), n.e('plugins_leads_badge_ts')]).then(n.bind(n, 1488)),
            },
          ],
          today: () =>
            Promise.all([n.e('view'), n.e('area_leads'), n.e('plugins_leads_today_ts')]).then(n.bind(n, 8410)),
          search: () =>
            Promise.all([n.e('view'), n.e('area_leads'), n.e('plugins_leads_search_ts')]).then(n.bind(n, 2979)),
          stores: () =>
            Promise.all([
              n.e('view'),
              n.e('area_leads'),
              n.e('plugins_leads_stores_tokens_ts-src_http_withRawAnswer_ts'),
            ]).then(n.bind(n, 5426)),
          repeatable: () =>
            Promise.all([
              n.e('view'),
              n.e('device'),
              n.e('forms'),
              n.e('area_leads'),
              n.e('plugins_leads_repeatable_ts-src_core_core_ts-src_http_withRawAnswer_ts'),
            ]).then(n.bind(n, 5936)),
          locales: {
            en: () => n.e('plugins_leads_locales_en_ts').then(n.bind(n, 612)),
            'zh-CN': () => n.e('plugins_leads_locales_zh-CN_ts').then(n.bind(n, 5519)),
          },
          menuTexts: {
            en: () => n.e('menu-en').then(n.t.bind(n, 553, 19)),
            'zh-CN': () => n.e('menu-zh-CN').then(n.t.bind(n, 6950, 19)),
          },
        }
        var T = n(3583)
        const L = [
          C,
          P,
          {
            id: 'public',
            owner: 'team-core',
            routes: [
              { route: T.jq, title: 'title.contacts', source: 'public_contact' },
              { route: T.Mk, title: 'title.contactAdd', source: 'public_contact_add' },
              { route: T.nO, title: 'title.contactEdit', source: 'public_contact_edit' },
              { route: T.qx, title: 'title.city', source: 'public_city_select' },
              { route: T.A_, title: 'title.components', source: 'public_components_demo' },
              {
                route: T.qJ,
                screen: () =>
                  Promise.all([n.e('view'), n.e('forms'), n.e('plugins_public_pages_DevicePage_tsx')]).then(
                    n.bind(n, 6733),
                  ),
                title: 'title.device',
                source: 'public_demo',
              },
            ],
            locales: {
              en: () => n.e('plugins_public_locales_en_json').then(n.t.bind(n, 1520, 19)),
              'zh-CN': () => n.e('plugins_public_locales_zh-CN_json').then(n.t.bind(n, 1233, 19)),
            },
          },
        ]
        var S = n(8181),
          $ = n(2056),
          A = n(1641)
        function M(e, t) {
          return t
            ? new Promise((n) => {
                const s = e.createElement('script')
                ;(s.src = t),
                  (s.async = !0),
                  (s.onload = () => n()),
                  (s.onerror = () => n()),
                  setTimeout(n, 1e4),
                  e.head.append(s)
              })
            : Promise.resolve()
        }
        const O = [
          'goPhoto',
          'goPhotoLibrary',
          'goUpload',
          'goMultiUpload',
          'goRecord',
          'scanResult',
          'chooseContact',
          'addContact',
          'getLoginInfo',
          'getQDLocationInfo',
        ]
        var I = n(69),
          F = n(3248),
          R = n(7180),
          q = n(3265),
          D = n(6137),
          Y = n(8251)
        let z = {
            goBack: (e, { back: t }) => t(),
            nativeError: ({ message: e }, { tell: t }) => t(e),
            openKeybord: ({ height: e }) => D.Q.setHeight(e),
            closeKeybord: () => D.Q.setHeight(0),
          },
          K = ['openKeybord', 'closeKeybord'],
          V = new Set(),
          U = []
        function W(e, t) {
          !(function e(t) {
            s ? t(s) : U.push(() => e(t))
          })((n) =>
            ((e, t, n) => {
              if (Object.keys(h).includes(e))
                if (e in z)
                  try {
                    var s, r, i
                    let o, a
                    ;(s = e),
                      (r = t),
                      (i = n),
                      (o = h[s].parse(r)),
                      (a = z[s]),
                      K.includes(s) ? (a?.(o, i), (0, Y.l$)(s, o, i.report)) : (0, Y.l$)(s, o, i.report) || a?.(o, i)
                  } catch (t) {
                    n.report(t, `host event ${e}`)
                  }
                else n.messages.deliver({ type: e, payload: t })
              else V.has(e) || n.report(Error(`the host has no event of the name ${e}`), 'host event'), V.add(e)
            })(e, (0, q.D)(t), n),
          )
        }
        var H = n(830)
        const B = ['/choosePartner', '/visitEdit'],
          J = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
          G = ['loginName', S.kD],
          Z = 'ticket'
        class Q {
          constructor({ notice: e, view: t = window } = {}) {
            ;(this.refused = new Map()), (this.told = !1), (this.notice = e), (this.view = t)
          }
          tellBy(e) {
            ;(this.notice = e), this.told && e()
          }
          get(e) {
            return this.read('localStorage', e)
          }
          set(e, t) {
            this.write('localStorage', e, t || void 0), G.includes(e) && this.writeCookie(e, t || void 0)
          }
          get ticket() {
            return this.read('sessionStorage', Z) ?? ''
          }
          set ticket(e) {
            this.write('sessionStorage', Z, e || void 0)
          }
          read(e, t) {
            if (this.refused.has(t)) return this.refused.get(t)
            try {
              return this.view[e].getItem(t) ?? void 0
            } catch {
              this.tell()
              return
            }
          }
          write(e, t, n) {
            try {
              void 0 === n ? this.view[e].removeItem(t) : this.view[e].setItem(t, n), this.refused.delete(t)
            } catch {
              this.refused.set(t, n), this.tell()
            }
          }
          writeCookie(e, t) {
            const n = void 0 === t ? new Date(0) : S.R5,
              s = 'https:' === this.view.location.protocol ? '; Secure' : '',
              r = `${e}=${encodeURIComponent(t ?? '')}; expires=${n.toUTCString()}; path=/; SameSite=Lax${s}`
            try {
              this.view.document.cookie = r
            } catch {
              this.tell()
            }
          }
          tell() {
            this.told || ((this.told = !0), this.notice?.())
          }
        }
        const X = ['ticket', 'itcode', 'authorization', 'token', 'loginName', 'authCode', 'authTenantId', 'userId'],
          ee = ['pageType', 'from']
        function et(e) {
          return void 0 !== e && !['', '0', 'false'].includes(e)
        }
        function en(e) {
          return e
            .split('&')
            .filter((e) => '' !== e)
            .flatMap((e) => [...new URLSearchParams(e).keys()].slice(0, 1).map((t) => [t, e]))
        }
        function es(e, t) {
          const n = e.find(([e]) => e === t)
          return n ? (new URLSearchParams(n[1]).get(t) ?? '') : ''
        }
        function er(e) {
          return e.length > 0 ? `?${e.map(([, e]) => e).join('&')}` : ''
        }
        n(5352)
        var ei = n(9424),
          eo = n(3948),
          ea = n(3748),
          el = n(7181)
        const ec = [
          { when: (e) => e.listener, action: { kind: 'listener' } },
          { when: (e) => '/policy' === e.path, action: { kind: 'native-app' } },
          { when: (e) => '/messageCenter' === e.path, action: { kind: 'close-web-view' } },
          { when: (e) => '/selectAddress' === e.path, action: { kind: 'replace', target: '/clueMap?from=home' } },
          { when: (e) => void 0 !== e.from && S.jV.includes(e.from), action: { kind: 'native-app' } },
          { when: (e) => e.homeEntry && 'home' === e.from, action: { kind: 'native-app' } },
          { when: (e) => 'home' === e.from, action: { kind: 'native-main' } },
        ]
        function ed(e) {
          const t = e.indexOf('?')
          return t < 0 ? { path: e, query: '' } : { path: e.slice(0, t), query: e.slice(t + 1) }
        }
        let eu = 0,
          eh = () => `${Date.now().toString(36)}-${(++eu).toString(36)}`
        class ep {
          #e
          #t
          #n
          #s
          #r
          #i
          constructor(e) {
            ;(this.pages = []),
              (this.motion = 'none'),
              (this.#e = []),
              (this.#t = []),
              (this.#n = []),
              (this.#s = ((e = 300, t = () => performance.now()) => {
                let n = -1 / 0
                return () => {
                  const s = t(),
                    r = s - n >= e
                  return ((n = s), r)
                }
              })()),
              (this.#r = !1),
              (this.#i = e),
              (0, ei.l_)(this, { pages: ei.HT }, { autoBind: !0 }),
              this.arrive(),
              e.history.listen(() => this.arrive())
          }
          get visible() {
            const e = this.pages[this.pages.length - 1]
            if (!e) throw Error('no page is mounted')
            return e
          }
          open(e, t = {}) {
            const { path: n, query: s } = ed(e),
              r = t.replace ? {} : (this.#i.pushFlags?.(n) ?? {}),
              i = `${n}${eg({ ...(0, ea.m)(s), ...r })}`
            if (!t.replace && i === this.visible.entry.href) return this.visible.entry
            const o = this.visible.entry.index + +!t.replace,
              a = { id: eh(), index: o, href: i, memory: new Map() }
            return (
              (this.#e = this.#e.filter((e) => e.index < o || (t.replace && e.index > o))),
              this.#e.push(a),
              this.show(a, t.replace ? 'left' : 'right'),
              t.replace ? this.#i.history.replace(i, ef(a)) : this.#i.history.push(i, ef(a)),
              this.#i.onPageView?.(n),
              a
            )
          }
          changeSearch(e) {
            const { entry: t, path: n, query: s } = this.visible,
              r = 'function' == typeof e ? e(this.searchOf(n, s)) : e
            this.refresh(t, `${n}${eg({ ...(0, ea.m)(s), ...r })}`)
          }
          choose(e, ...t) {
            const n = this.visible.entry
            return new Promise((s) => {
              const r = (e) => s(e),
                i = { caller: n, chooser: n, path: e.path, value: void 0, settle: r }
              this.#t.push(i),
                (i.chooser = this.open((0, el.UF)(e, ...t))),
                i.chooser === n && ((this.#t = this.#t.filter((e) => e !== i)), r(void 0))
            })
          }
          answer(e, t) {
            const n = this.#t.find((t) => t.path === e.path && t.chooser === this.visible.entry)
            n
              ? ((n.value = e.answers(t)), this.#i.history.go(n.caller.index - this.visible.entry.index))
              : this.perform({ kind: 'history' })
          }
          onBack(e, t) {
            const n = { entry: e.id, run: t }
            return (
              this.#n.push(n),
              () => {
                this.#n = this.#n.filter((e) => e !== n)
              }
            )
          }
          back() {
            !this.#s() ||
              this.#i.closeOverlay?.() ||
              this.perform(this.backAction(void 0 !== this.listenerOf(this.visible.entry)))
          }
          leave() {
            ;(this.#n = this.#n.filter((e) => e.entry !== this.visible.entry.id)), this.perform(this.backAction(!1))
          }
          forget() {
            const { href: e, index: t } = this.visible.entry,
              n = { id: eh(), index: t, href: e, memory: new Map() }
            ;(this.#e = [n]),
              (this.#t = []),
              (this.#n = []),
              (this.pages = []),
              this.show(n, 'none'),
              this.#i.history.replace(e, ef(n))
          }
          searchOf(e, t) {
            const n = this.#i.routeOf(e)?.route,
              s = n && (0, el.KA)(n, t)
            return s?.ok ? s.search : (0, ea.m)(t)
          }
          backAction(e) {
            var t
            const { path: n, query: s } = this.visible,
              { from: r } = (0, ea.m)(s),
              i = this.#i.routeOf(n)?.homeEntry === !0
            return (
              (t = { path: n, from: 'string' == typeof r ? r : void 0, listener: e, homeEntry: i }),
              ec.find((e) => e.when(t))?.action ?? { kind: 'history' }
            )
          }
          listenerOf(e) {
            return this.#n.filter((t) => t.entry === e.id).pop()
          }
          perform(e) {
            const { exits: t, history: n } = this.#i,
              s = {
                listener: () => this.listenerOf(this.visible.entry)?.run(),
                'native-app': () => this.leaveTo(t.nativeApp),
                'native-main': () => this.leaveTo(t.nativeMain),
                'close-web-view': () => this.leaveTo(t.closeWebView),
                history: () => {
                  this.visible.entry.index > 0 ? n.go(-1) : s['native-app']()
                },
              }
            'replace' === e.kind ? this.open(e.target, { replace: !0 }) : s[e.kind]()
          }
          async leaveTo(e) {
            ;(this.#i.exits.native && (await e())) || this.goHome()
          }
          goHome() {
            const { index: e } = this.visible.entry,
              t = [...this.#e].reverse().find((t) => t.index < e && '/' === ed(t.href).path)
            t ? this.#i.history.go(t.index - e) : this.open('/', { replace: !0 })
          }
          arrive() {
            const { history: e } = this.#i,
              t = e.mark
            if (this.#r) {
              this.#r = !1
              return
            }
            if (t && this.pages.length > 0 && t.entry === this.visible.entry.id) return
            if (!t) {
              const t = this.pages.length > 0 ? this.visible.entry.index + 1 : 0,
                n = { id: eh(), index: t, href: e.href, memory: new Map() }
              e.adopt(ef(n)),
                (this.#e = [...this.#e.filter((e) => e.index < t), n]),
                this.show(n, this.pages.length > 0 ? 'right' : 'none'),
                this.#i.onPageView?.(ed(n.href).path)
              return
            }
            const n = 0 === this.pages.length,
              s = n ? 0 : t.index - this.visible.entry.index
            if (s < 0 && !this.#t.some((e) => void 0 !== e.value)) {
              const t = this.#i.closeOverlay?.() ?? !1,
                n = !t && void 0 !== this.listenerOf(this.visible.entry)
              if (t || n) {
                ;(this.#r = !0), e.go(-s), n && this.back()
                return
              }
            }
            const r = this.#e.find((e) => e.id === t.entry),
              i = r ?? { id: t.entry, index: t.index, href: e.href, memory: new Map() }
            r || (this.#e = [...this.#e.filter((e) => e.index !== i.index), i]),
              this.show(i, n ? 'none' : s > 0 ? 'right' : 'left'),
              this.#i.onPageView?.(ed(i.href).path)
          }
          show(e, t) {
            this.motion = t
            const n = this.mount(e),
              s = this.pages.filter((e) => e.key !== n.key),
              r = this.settle(e),
              i = new Set(this.#t.map((e) => e.caller.id)),
              o = s.filter((e) => e.keepAlive || i.has(e.entry.id)),
              a = o.filter((e) => e.keepAlive && !i.has(e.entry.id)).slice(0, -10)
            for (const e of ((this.pages = [...o.filter((e) => !a.includes(e)), n]), r)) e.settle(e.value)
          }
          mount(e) {
            var t, n, s
            let r,
              i,
              { path: o, query: a } = ed(e.href),
              l = this.#i.routeOf(o),
              c = l?.keepAlive === !0,
              d = c
                ? ((t = o),
                  (n = a),
                  (s = l?.route),
                  (r = (0, ea.m)(n)),
                  (i = (s?.identity ?? []).map((e) => `${e}=${String(r[e] ?? '')}`)),
                  `${t}?${i.join('&')}`)
                : e.id,
              u = this.pages.find((t) => t.key === d || t.entry.id === e.id)
            return u && u.entry === e && u.query === a
              ? u
              : { key: u?.key ?? d, entry: e, path: o, query: a, keepAlive: c }
          }
          settle(e) {
            const t = this.#t.filter((t) => t.chooser !== t.caller && e.index <= t.caller.index)
            return ((this.#t = this.#t.filter((e) => !t.includes(e))), t)
          }
          refresh(e, t) {
            e.href = t
            const { query: n } = ed(t)
            ;(this.pages = this.pages.map((t) => (t.entry.id === e.id ? { ...t, query: n } : t))),
              this.#i.history.replace(t, ef(e))
          }
        }
        function ef(e) {
          return { entry: e.id, index: e.index }
        }
        function eg(e) {
          const t = (0, el.CJ)(e)
          return t ? `?${t}` : ''
        }
        var em = n(2556)
        const ey = o.Ikc({ entry: o.YjP(), index: o.FsL(o.aig(), o.ndf(), o.Wwf(0)) })
        var ew = n(203)
        function e_() {
          const [e = ''] = window.location.hash.slice(1).split('?')
          return e || '/'
        }
        function eb(e) {
          return e && '/' !== e ? `/login?to=${encodeURIComponent(e)}` : '/login'
        }
        function ev(e) {
          window.history.replaceState(null, '', `#${e}`)
        }
        const ex = (e) => e.ok || 'timeout' === e.error.kind
        var ek = n(3458),
          ej = n(7140),
          eN = n(4602),
          eC = n(5207),
          eE = n(9761),
          eP = n(5589)
        const eT = 'scroll',
          eL = { '/clueCognition': 800 },
          eS = ['pointerdown', 'wheel', 'keydown', 'touchstart']
        function e$(e) {
          const t = e.entry.memory.get(eT)
          return 'number' == typeof t ? t : 0
        }
        const eA = (0, ej.PA)(({ navigation: e, ...t }) => {
          const { pages: n, visible: s } = e
          return n.map((n) => (0, r.jsx)(eM, { page: n, visible: n === s, navigation: e, ...t }, n.key))
        })
        function eM({ page: e, visible: t, navigation: n, animated: s, pluginOf: i, transitionOf: o, render: a }) {
          var l
          let c,
            d,
            [u, h] = (0, eN.useState)('loading'),
            [p, f] = (0, eN.useState)(null),
            g = (0, eN.useRef)(null),
            m = (0, eN.useCallback)((e) => {
              ;(g.current = e), (0, eN.startTransition)(() => f(e))
            }, []),
            y = (0, eN.useCallback)(() => g.current, []),
            [w] = (0, eN.useState)('none' === n.motion),
            _ = i(e.path)
          ;(l = e.path),
            (c = (0, eN.useRef)(!1)),
            (d = (0, eN.useRef)(!1)),
            (0, eN.useEffect)(() => {
              if (!t || c.current) return
              const e = requestAnimationFrame(() => {
                ;(c.current = !0), performance.mark('app:screen', { detail: { route: l } })
              })
              return () => cancelAnimationFrame(e)
            }, [l, t]),
            (0, eN.useEffect)(() => {
              if (d.current || 'loading' === u) return
              const e = requestAnimationFrame(() => {
                ;(d.current = !0),
                  ('ready' === u || 'empty' === u) && performance.mark('app:data', { detail: { route: l } }),
                  (0, R.C)()
              })
              return () => cancelAnimationFrame(e)
            }, [l, u]),
            ((e, t, n, s) => {
              const { entry: r, path: i } = t,
                o = (0, eN.useRef)(!1)
              ;(0, eN.useLayoutEffect)(() => {
                if (!e || !n) return
                o.current && (e.scrollTop = e$(t))
                const s = () => {
                  e.hidden || r.memory.set(eT, e.scrollTop)
                }
                return (e.addEventListener('scroll', s, { passive: !0 }), () => e.removeEventListener('scroll', s))
              }, [e, t, r, n])
              const a = 'loading' === s
              ;(0, eN.useEffect)(() => {
                if (!e || !n || o.current || a) return
                o.current = !0
                const s = e$(t)
                if (0 === s) return
                let r = () => {
                    for (const t of (clearTimeout(u), cancelAnimationFrame(l), eS)) e.removeEventListener(t, r)
                  },
                  l = 0,
                  c = 120,
                  d = () => {
                    ;(e.scrollTop = s), (c -= 1), e.scrollTop < s - 1 && c > 0 && (l = requestAnimationFrame(d))
                  },
                  u = setTimeout(d, eL[i] ?? 400)
                for (const t of eS) e.addEventListener(t, r, { passive: !0 })
                return r
              }, [e, t, i, n, a])
            })(p, e, t, u)
          const b = ((e, t, n) => {
              const [s, r] = (0, eN.useState)('')
              return (
                (0, eN.useLayoutEffect)(() => {
                  if (!t || !n || 'none' === e.motion) return r('')
                  r(` page--from-${e.motion}`)
                }, [t, n, e]),
                s
              )
            })(n, t, s && 'none' !== o(e.path)),
            v = 'rise' === o(e.path) ? ' page--rise' : '',
            x = (0, eN.useMemo)(
              () => ({ page: e, navigation: n, plugin: _, visible: t, setState: h, scroller: y }),
              [e, n, _, t, y],
            )
          return (0, r.jsx)('section', {
            ref: m,
            className: `page${b}${v}`,
            'data-route': e.path,
            'data-state': u,
            hidden: !t,
            inert: !t,
            children:
              p || w
                ? (0, r.jsx)(eN.Activity, {
                    mode: t ? 'visible' : 'hidden',
                    children: (0, r.jsx)(eP.NQ, { value: x, children: a(e) }),
                  })
                : null,
          })
        }
        var eO = n(9127)
        const eI = (0, ej.PA)(() => {
            const { current: e, found: t, close: n } = eO.d
            return e ? (0, r.jsx)(e.View, { onText: t, onClose: n }) : null
          }),
          eF = (0, ej.PA)(({ feedback: e }) => {
            const t = (0, eE.FW)()
            return (0, r.jsxs)('div', {
              className: 'feedback',
              children: [
                (0, r.jsxs)('div', {
                  className: 'feedback__toasts',
                  role: 'status',
                  'aria-live': 'polite',
                  children: [
                    e.loadingCount > 0
                      ? (0, r.jsx)('div', { className: 'toast toast--plain', children: t('http.loading') })
                      : null,
                    e.toasts.map((t) => (0, r.jsx)(eR, { toast: t, feedback: e }, t.id)),
                  ],
                }),
                e.dialogs.map((e) => (0, r.jsx)(eq, { dialog: e }, e.id)),
              ],
            })
          })
        function eR({ toast: e, feedback: t }) {
          const { action: n, id: s } = e
          return ((0, eN.useEffect)(() => {
            const e = requestAnimationFrame(() => t.drawn(s))
            return () => cancelAnimationFrame(e)
          }, [t, s]),
          n)
            ? (0, r.jsxs)('div', {
                className: 'toast',
                children: [
                  (0, r.jsx)('span', { children: e.text }),
                  (0, r.jsx)('button', {
                    type: 'button',
                    className: 'toast__action',
                    onClick: () => {
                      t.dismiss(s), n.run()
                    },
                    children: n.label,
                  }),
                ],
              })
            : (0, r.jsx)('div', { className: 'toast toast--plain', children: e.text })
        }
        function eq({ dialog: e }) {
          const t = (0, eE.FW)(),
            n = (0, eN.useRef)(null),
            s = (0, eN.useCallback)(() => e.answer('cancel'), [e])
          ;(0, ew.e)(n, !0, s)
          const i = `dialog-${e.id}`,
            o = `${i}-text`,
            a = 'risk' === e.tone ? 'dialog__button dialog__button--risk' : 'dialog__button'
          return (0, r.jsx)('div', {
            className: 'dialog__scrim',
            children: (0, r.jsxs)('div', {
              ref: n,
              className: 'dialog',
              role: 'dialog',
              'aria-modal': 'true',
              'aria-labelledby': i,
              'aria-describedby': e.text ? o : void 0,
              tabIndex: -1,
              children: [
                (0, r.jsx)('h2', { id: i, className: 'dialog__title', children: e.title }),
                e.text ? (0, r.jsx)('p', { id: o, className: 'dialog__text', children: e.text }) : null,
                (0, r.jsxs)('div', {
                  className: e.other ? 'dialog__buttons dialog__buttons--stacked' : 'dialog__buttons',
                  children: [
                    e.cancel
                      ? (0, r.jsx)('button', {
                          type: 'button',
                          className: 'dialog__button dialog__button--plain',
                          onClick: () => e.answer('cancel'),
                          children: e.cancel,
                        })
                      : null,
                    e.other
                      ? (0, r.jsx)('button', {
                          type: 'button',
                          className: 'dialog__button dialog__button--plain',
                          onClick: () => e.answer('other'),
                          children: e.other,
                        })
                      : null,
                    (0, r.jsx)('button', {
                      type: 'button',
                      className: a,
                      onClick: () => e.answer('confirm'),
                      children: e.confirm ?? t('ok'),
                    }),
                  ],
                }),
              ],
            }),
          })
        }
        var eD = n(1250),
          eY = n(7200),
          ez = n(804),
          eK = n(4076),
          eV = n(7584)
        function eU({ entry: e, state: t, details: n, ...s }) {
          const i = (0, eE.FW)(),
            o = ((e, t = {}) => {
              const n = (0, eE.FW)(),
                { host: s, feedback: r, session: i } = (0, eC.zi)()
              return async () => {
                const o = Object.entries({
                    page: e?.route.path,
                    plugin: e?.plugin.id,
                    owner: e?.plugin.owner,
                    ...t,
                    version: `${$.rE} ${$.cd} ${$.cA}`,
                    session: i.id,
                  }).flatMap(([e, t]) => (t ? [`${e}: ${t}`] : [])),
                  a = await s.copyText({ text: o.join('\n') })
                r.toast(n(a.ok ? 'state.copied' : 'state.copyFailed'))
              }
            })(e, n),
            a =
              ((e) => {
                const t = e?.plugin.id ?? '',
                  n = (0, eE.ok)(),
                  s = (0, eE.fL)(t),
                  [, r] = (0, eN.useState)('')
                if (
                  ((0, eN.useEffect)(() => {
                    t &&
                      (0, I.Hy)(t).then(
                        () => r(`${t} ${n}`),
                        () => void 0,
                      )
                  }, [t, n]),
                  !e)
                )
                  return
                const i = s(e.title)
                return i === e.title ? void 0 : i
              })(e) ?? i('product'),
            { visible: l } = (0, eP.N5)()
          return (
            (0, eP.Sw)(t),
            (0, eN.useEffect)(() => {
              l && (document.title = a)
            }, [l, a]),
            (0, r.jsx)(eK.b, {
              title: a,
              children: (0, r.jsx)(eV.X, { ...s, alternative: e && { label: i('state.copyDetails'), onPress: o } }),
            })
          )
        }
        function eW({ entry: e, reason: t, right: s }) {
          const i = (0, eE.FW)(),
            o = (0, eC.zi)(),
            a = (0, eD.b)(),
            l = ((e, t) => {
              const s = (0, eE.ok)(),
                [r, i] = (0, eN.useState)(t && 'loading')
              return (
                (0, eN.useEffect)(() => {
                  if (!t) return
                  const s = new AbortController(),
                    { signal: r } = s,
                    o = (e) => {
                      r.aborted || i(e)
                    }
                  return (
                    n
                      .e('src_boot_advice_ts')
                      .then(n.bind(n, 292))
                      .then(({ adviceFor: n }) => n(e, t, r))
                      .then(o, () => o(void 0)),
                    () => s.abort()
                  )
                }, [e, t, s]),
                r
              )
            })(o, s),
            c = ((e, t, n) => {
              const s = (0, eE.FW)(),
                r = (0, eE.ok)(),
                { session: i } = (0, eC.zi)(),
                o = 'object' == typeof e ? e : void 0,
                a = (0, eE.fL)(o?.namedBy ?? '')
              if (!t) return [n]
              const l = o?.namedBy && a(`right.${t}`),
                c = x.filter((e) => o?.roles.has(e)).map((e) => s(`role.${e}`)),
                d = (o?.approvers ?? []).slice(0, 3).map((e) => {
                  const { organisation: t } = e,
                    n = { name: (0, ez.Z)(e, r), organisation: t ? (0, ez.Z)(t, r) : '' }
                  return t ? s('access.person', n) : n.name
                }),
                u = (0, ez.r)(i.employee?.orgName, i.employee?.orgNameEn, r),
                h = (e) =>
                  e.length < 2
                    ? e.join('')
                    : s('access.or', { first: e.slice(0, -1).join(s('access.comma')), last: e[e.length - 1] })
              return [
                l ? s('access.missing', { right: l }) : n,
                ...(c.length > 0 ? [s('access.roles', { roles: h(c) })] : []),
                d.length > 0
                  ? s('access.askPeople', { people: h(d) })
                  : u
                    ? s('access.askAt', { organisation: u })
                    : s('access.ask'),
              ]
            })(l, s, t),
            d =
              s &&
              (({ registry: e, decide: t }) => {
                const n = e.routes.get('/addApply')
                return n?.screen && t(n.access).ok ? n : void 0
              })(o),
            u = d && { label: i('access.apply'), onPress: () => a.open(d.route) }
          return (0, r.jsx)(eU, {
            entry: e,
            state: 'denied',
            kind: 'denied',
            title: i('state.deniedTitle'),
            text: 'loading' === l ? [] : c,
            action: u ?? { label: i('boundary.back'), onPress: a.back },
            details: { right: s },
          })
        }
        var eH = n(8607)
        function eB({ entry: e }) {
          const t = (0, eE.FW)(),
            n = (0, eE.fL)(e.plugin.id)
          ;(0, eP.Sw)('loading')
          const s = n(e.title)
          return (0, r.jsx)(eK.b, { title: s === e.title ? t('page.loading') : s, children: (0, r.jsx)(eH.dz, {}) })
        }
        const eJ = (0, el.V$)('/'),
          eG = (0, ej.PA)(({ page: e, registry: t, screens: n, report: s }) => {
            const { decide: i } = (0, eC.zi)(),
              o = t.routes.get(e.path)
            if (!o || !(0, el.KA)(o.route, e.query).ok) return (0, r.jsx)(eQ, { entry: o })
            const a = (o.open ? [] : [o.plugin.access, o.access]).map((e) => i(e)).find((e) => !e.ok)
            if (a && !a.ok) return (0, r.jsx)(eW, { entry: o, reason: a.reason, right: a.right })
            if (!o.screen) return (0, r.jsx)(eX, { entry: o })
            const { id: l, owner: c } = o.plugin
            return (0, r.jsx)(eY._, {
              plugin: l,
              owner: c,
              report: s,
              waiting: (0, r.jsx)(eB, { entry: o }),
              failed: (e) => (0, r.jsx)(e0, { entry: o, failure: e }),
              resetOn: e.query,
              onRetry: () => n.forget(e.path),
              children: (0, r.jsx)(eZ, { entry: o, screens: n }),
            })
          })
        function eZ({ entry: e, screens: t }) {
          const n = (0, eE.fL)(e.plugin.id),
            { visible: s } = (0, eP.N5)(),
            r = n(e.title)
          ;(0, eN.useEffect)(() => {
            s && (document.title = r)
          }, [s, r])
          const i = t.of(e)
          return i ? (0, eN.createElement)(i) : null
        }
        function eQ({ entry: e }) {
          const t = (0, eD.b)(),
            n = (0, eE.FW)()
          return (0, r.jsx)(eU, {
            entry: e,
            state: 'not-found',
            kind: 'not-found',
            title: n('state.notFoundTitle'),
            text: n('state.notFoundText'),
            action: { label: n('state.home'), onPress: () => t.replace(eJ) },
          })
        }
        function eX({ entry: e }) {
          const t = (0, eD.b)(),
            n = (0, eE.FW)()
          return (0, r.jsx)(eU, {
            entry: e,
            state: 'construction',
            kind: 'construction',
            title: n('state.constructionTitle'),
            text: n('state.constructionText'),
            action: { label: n('boundary.back'), onPress: t.back },
          })
        }
        function e0({ entry: e, failure: { error: t, retry: n } }) {
          const s = (0, eE.FW)()
          return (0, r.jsx)(eU, {
            entry: e,
            state: 'error',
            kind: 'failed',
            title: s('boundary.title'),
            text: s(t instanceof H.qs ? 'boundary.chunk' : 'boundary.text'),
            action: { label: s('boundary.retry'), onPress: n },
            details: { error: t instanceof Error ? t.message : String(t) },
          })
        }
        const e1 = (0, eN.lazy)(() =>
            Promise.all([n.e('view'), n.e('src_boot_RenewalSheet_tsx-src_ui_Field_css')]).then(n.bind(n, 7741)),
          ),
          e2 = (0, ej.PA)(({ core: e, navigation: t, registry: n, screens: s, session: i, report: o }) => {
            const a = (0, eN.useMemo)(
              () => ({
                pluginOf: (e) => n.routes.get(e)?.plugin.id ?? 'core',
                transitionOf: (e) => n.routes.get(e)?.transition ?? 'slide',
                render: (e) => (0, r.jsx)(eG, { page: e, registry: n, screens: s, report: o }),
              }),
              [n, s, o],
            )
            return (0, r.jsx)(eE.k0, {
              children: (0, r.jsxs)(eC.jR, {
                value: e,
                children: [
                  (0, r.jsx)(eA, { navigation: t, animated: 'messaging-app' !== e.host.kind, ...a }),
                  (0, r.jsx)(eN.Suspense, {
                    fallback: null,
                    children: 'none' === i.renewal ? null : (0, r.jsx)(e1, { session: i }),
                  }),
                  (0, r.jsx)(eI, {}),
                  (0, r.jsx)(eF, { feedback: e.feedback }),
                ],
              }),
            })
          })
        function e6({ session: e }) {
          const t = (0, eE.FW)()
          return (0, r.jsx)('main', {
            className: 'boot-message',
            children: (0, r.jsx)(eV.X, {
              kind: 'failed',
              title: t('session.failedTitle'),
              text: t('session.failedText'),
              action: { label: t('session.retry'), onPress: () => void e.retry() },
              alternative: { label: t('session.usePassword'), onPress: e.usePassword },
            }),
          })
        }
        const e8 = (0, ej.PA)(({ app: e, registry: t, screens: n, session: s, report: i }) => {
          const { root: o } = s,
            { core: a, navigation: l } = e,
            c = 'held' !== o && 'policy' === o.shown && '/policy' !== l.visible.path
          return ((0, eN.useEffect)(() => {
            c && s.leavePolicy()
          }, [c, s]),
          'held' === o || c)
            ? null
            : 'could-not-sign-in' === o.shown
              ? (0, r.jsx)(e6, { session: s })
              : (0, r.jsx)(e2, { core: a, navigation: l, registry: t, screens: n, session: s, report: i })
        })
        class e4 {
          #o
          #a
          #l
          #c
          constructor(e = () => Date.now()) {
            ;(this.toasts = []),
              (this.dialogs = []),
              (this.loadingCount = 0),
              (this.#o = 0),
              (this.#a = new Map()),
              (this.#l = new Map()),
              (this.#c = e),
              (0, ei.l_)(this, { toasts: ei.HT, dialogs: ei.HT }, { autoBind: !0 })
          }
          toast(e, t = {}) {
            if (!t.action && (this.wasJustShown(e) || this.waitsToBeDrawn(e))) return
            const n = { id: ++this.#o, text: e, ...(t.action ? { action: t.action } : {}) }
            this.#l.set(n.id, t.duration ?? (t.action ? 6e3 : 2e3)), (this.toasts = [...this.toasts, n])
          }
          drawn(e) {
            const t = this.#l.get(e)
            void 0 !== t && (this.#l.delete(e), setTimeout(() => this.dismiss(e), t))
          }
          dismiss(e) {
            this.#l.delete(e), (this.toasts = this.toasts.filter((t) => t.id !== e))
          }
          waitsToBeDrawn(e) {
            return this.toasts.some((t) => t.text === e && !t.action && this.#l.has(t.id))
          }
          wasJustShown(e) {
            const t = this.#c()
            for (const [e, n] of this.#a) t - n >= 2e3 && this.#a.delete(e)
            return !!this.#a.has(e) || (this.#a.set(e, t), !1)
          }
          ask(e) {
            return new Promise((t) => {
              const n = ++this.#o,
                s = (e) => {
                  ;(0, ei.h5)(() => {
                    this.dialogs = this.dialogs.filter((e) => e.id !== n)
                  }),
                    t(e)
                }
              this.dialogs = [...this.dialogs, { ...e, id: n, answer: s }]
            })
          }
          startLoading() {
            this.loadingCount += 1
            let e = !0
            return () => {
              e &&
                ((e = !1),
                (0, ei.h5)(() => {
                  this.loadingCount -= 1
                }))
            }
          }
        }
        var e3 = n(6655),
          e5 = n(3253),
          e9 = n(7833)
        const e7 = (e) => ({ query: tr(tn(e)) }),
          te = (e) => ({ query: [], body: JSON.stringify(e), contentType: 'application/json' }),
          tt = {
            query: e7,
            json: te,
            path: (e, { method: t }) => ('GET' === t ? e7(e) : te(e)),
            form: (e) => {
              const t = new URLSearchParams()
              for (const [n, s] of tr(tn(e))) t.append(n, s)
              return { query: [], body: t.toString(), contentType: 'application/x-www-form-urlencoded;charset=UTF-8' }
            },
            multipart: (e, t) => ({
              query: [],
              body: ((e, { field: t = 'file' }) => {
                const n = new FormData()
                for (const [s, r] of ti(e))
                  'string' == typeof r
                    ? n.append(s, r)
                    : n.append('file' === s ? t : s, r, r instanceof File ? r.name : 'file')
                return n
              })(tn(e), t),
            }),
          }
        function tn(e) {
          return 'object' == typeof e && null !== e ? e : {}
        }
        const ts = ['', '.', '..']
        function tr(e) {
          return ti(e).filter((e) => 'string' == typeof e[1])
        }
        function ti(e) {
          return Object.entries(e).flatMap(([e, t]) =>
            (function e(t, n) {
              return null == n
                ? []
                : n instanceof Blob
                  ? [[t, n]]
                  : n instanceof Date
                    ? [[t, n.toISOString()]]
                    : Array.isArray(n)
                      ? n.flatMap((n) => e(`${t}[]`, n))
                      : 'object' == typeof n
                        ? Object.entries(n).flatMap(([n, s]) => e(`${t}[${n}]`, s))
                        : [[t, String(n)]]
            })(e, t),
          )
        }
        function to(e) {
          for (const t of [...S.Om, 't']) e.searchParams.delete(t)
        }
        function ta(e) {
          const t = new URL(e, location.href)
          return (to(t), t.searchParams.sort(), t.href)
        }
        var tl = n(7007)
        const tc = [401, '401']
        function td(e, t, n) {
          return new tl.j$('malformed', `${e}: ${t}`, { callId: e, cause: n })
        }
        var tu = n(5598)
        const th = {
            network: () => 'Network Error',
            timeout: (e) => `timeout of ${e} ms exceeded`,
            aborted: () => 'Request aborted',
            cancelled: () => 'canceled',
          },
          tp = ['Authorization', 'X-GW-AccessKey']
        function tf(e, t, n) {
          try {
            return n()
          } catch (n) {
            throw td(e, `the ${t} is not what the call declares`, n)
          }
        }
        var tg = n(3852)
        class tm {
          #d
          #u
          #h
          #p
          #f
          #g
          constructor(e, t) {
            ;(this.outbox = void 0),
              (this.calls = ei.sH.map([], { deep: !1 })),
              (this.#h = !1),
              (this.#p = () => {}),
              (this.#g = t),
              (this.#f = e),
              (0, ei.l_)(this, { outbox: ei.HT, calls: !1 }, { autoBind: !0 })
          }
          get isOpen() {
            return void 0 !== this.outbox
          }
          get unsentCount() {
            return this.outbox?.unsentCount ?? 0
          }
          get attention() {
            return this.outbox?.attention.length ?? 0
          }
          get oldestAt() {
            return this.outbox?.oldestAt
          }
          get isOnline() {
            return this.outbox?.isOnline ?? !0
          }
          unsentOf(e) {
            return this.outbox?.unsent.filter((t) => t.record === e) ?? []
          }
          callOf(e) {
            return this.calls.get(e.callId)
          }
          load() {
            return (
              (this.#d ??= this.begin().catch((e) => {
                throw ((this.#d = void 0), e)
              })),
              this.#d
            )
          }
          async enqueue(e) {
            return (await this.load()).enqueue(e)
          }
          async lookUp({ callId: e, request: t, idempotencyKey: n }) {
            const { items: s } = await this.load(),
              r = [...s.values()].find(({ idempotencyKey: e, unclear: t }) => e === n || t?.idempotencyKey === n)
            if (r) return 'sent' === r.state.kind ? 'sent' : 'queued'
            if (!navigator.onLine) return 'unknown'
            try {
              const n = await this.find(e),
                s = await n?.alreadyThere?.(this.#f(), t)
              return (s && n?.afterSent?.(this.#f(), t), void 0 === s ? 'unknown' : s ? 'sent' : 'absent')
            } catch {
              return 'unknown'
            }
          }
          signedIn() {
            this.outbox?.signedIn()
          }
          dispose() {
            ;(this.#h = !0), this.#p(), this.outbox?.dispose()
          }
          async begin() {
            const e = this.#f(),
              t = await this.#g(e, this.find)
            if (this.#h) throw (t.dispose(), Error('the outbox was opened for a user who has left'))
            return (
              (this.#p = (0, ei.lB)(t.items, (t) => {
                'add' === t.type && this.loadAreasInBackground(),
                  'update' === t.type &&
                    'sent' === t.newValue.state.kind &&
                    'sent' !== t.oldValue.state.kind &&
                    this.callOf(t.newValue)?.afterSent?.(e, t.newValue.request)
              })),
              (0, ei.h5)(() => {
                this.outbox = t
              }),
              t.items.size > 0 && this.loadAreasInBackground(),
              t
            )
          }
          loadAreasInBackground() {
            this.loadAreas().catch((e) => {
              console.warn('outbox: the code of an area does not load', e)
            })
          }
          async find(e) {
            if (!this.calls.has(e)) {
              const t = this.loadAreas()
              await t.catch((t) => {
                if (!this.calls.has(e)) throw t
              })
            }
            return this.calls.get(e)
          }
          async loadAreas() {
            this.#u ??= this.#f().registry.plugins.flatMap(({ id: e, repeatable: t }) =>
              t
                ? (0, e3.a)(async () => {
                    const { default: n } = await t()
                    ;(0, ei.h5)(() => {
                      for (const t of n) this.calls.set(t.call.id, { ...t, plugin: e })
                    })
                  })
                : [],
            )
            const e = (await Promise.allSettled(this.#u.map((e) => e()))).find((e) => 'rejected' === e.status)
            if (e) throw e.reason
          }
        }
        var ty = n(7269)
        const tw = o.lqM(o.mee(o.YjP())),
          t_ = o.FsL(
            o.YOg(o.Ikc({ roleName: o.YjP() })),
            o.pdi((e) => e.map(({ roleName: e }) => e)),
          ),
          tb = o.FsL(
            o.Ikc({
              authorization: o.FsL(o.YjP(), o.hq()),
              loginName: o.FsL(o.YjP(), o.hq()),
              code: tw,
              roles: o.lqM(o.mee(t_)),
            }),
            o.pdi(({ authorization: e, loginName: t, code: n, roles: s }) => ({
              token: e,
              loginName: t,
              userCode: n || void 0,
              roles: s ?? void 0,
            })),
          ),
          tv = o.FsL(
            o.lqM(o.mee(o.YjP()), ''),
            o.pdi((e) => e ?? ''),
          ),
          tx = o.FsL(
            tw,
            o.pdi((e) => e || void 0),
          ),
          tk = (0, ty.T)({
            host: 'cm',
            method: 'GET',
            path: '/api/sysWebserviceMgr/getToken',
            send: 'query',
            open: !0,
            success: { codes: ['00'], fields: ['result'] },
            about: 'Signs in with the ticket of the launch address.',
            request: o.Ikc({ ticket: o.YjP() }),
            response: tb,
          }),
          tj = (0, ty.T)({
            host: 'crm',
            method: 'GET',
            path: '/api/hqwLogin',
            send: 'query',
            open: !0,
            about: 'Signs in with the auth code of the partner app.',
            request: o.Ikc({ authCode: o.YjP(), userId: o.YjP(), authTenantId: o.YjP() }),
            response: o.KCZ([
              o.FsL(
                o.y$5([o.Ikc({ employee: o.g1P(o.YjP(), o.L5J()) }), tb]),
                o.pdi(({ token: e, loginName: t, userCode: n, roles: s }) => ({
                  employee: !0,
                  login: { token: e, loginName: t, userCode: n, roles: s },
                })),
              ),
              o.FsL(
                o.Ikc({ employee: o.lqM(o.chJ()) }),
                o.pdi(() => ({ employee: !1 })),
              ),
            ]),
          }),
          tN = (0, ty.T)({
            host: 'main',
            method: 'POST',
            path: '/api/core/signIn',
            send: 'json',
            open: !0,
            about: 'Signs in with login name and password.',
            request: o.Ikc({ loginName: o.YjP(), password: o.YjP() }),
            response: tb,
          }),
          tC = (0, ty.T)({
            host: 'crm',
            method: 'GET',
            path: '/api/v1/common/getUserCode/{loginName}',
            send: 'path',
            about: 'The user code of a login name.',
            request: o.Ikc({ loginName: o.YjP() }),
            response: o.YjP(),
          }),
          tE = (0, ty.T)({
            host: 'main',
            method: 'GET',
            path: '/api/core/employee',
            send: 'query',
            about: 'The employee who is signed in, with their roles.',
            request: o.Ikc({}),
            response: o.FsL(
              o.Ikc({
                ...{
                  loginName: tv,
                  userName: tv,
                  companyName: tv,
                  orgName: tv,
                  code: tv,
                  orgCode: tv,
                  manageCompanyCode: tv,
                  manageCompanyName: tv,
                  regionName: tv,
                  userNameEn: tx,
                  companyNameEn: tx,
                  orgNameEn: tx,
                  regionNameEn: tx,
                },
                roles: o.lqM(o.mee(t_)),
              }),
              o.pdi(({ roles: e, ...t }) => ({ employee: t, roles: e ?? void 0 })),
            ),
          }),
          tP = { shown: 'app', identity: !0 },
          tT = [
            [
              'partner marker',
              ({ rewritten: e }, { stored: t, host: n }) => {
                e && (t.set(S.kD, '1'), n.hideStatusBar())
              },
            ],
            ['page type', ({ pageType: e }) => e && { shown: 'policy', document: e }],
            [
              'partner login',
              async (e, t) => {
                const { host: n, http: s, stored: r } = t
                if (!(e.partner || et(r.get(S.kD)) || 'partner' === n.kind)) return
                const { authCode: i, userId: o, authTenantId: a } = e
                if (!i)
                  return t$(r)
                    ? tS(e, t)
                    : 'partner' === n.kind
                      ? { shown: 'app', identity: !1, why: 'reopen' }
                      : void 0
                r.set('authCode', i), r.set('authTenantId', a)
                try {
                  const e = await s(tj, { authCode: i, userId: o, authTenantId: a })
                  if (e.employee) {
                    var l, c
                    return ((l = e.login), (c = t).adopt(l), c.identify(l), tP)
                  }
                  return (
                    setTimeout(
                      () =>
                        void (async ({ host: e, text: t, askForPermission: n }) => {
                          ;(await e.showNativeMessage({ text: t('session.noEmployee') })).ok || n()
                        })(t),
                      1e3,
                    ),
                    { shown: 'app', identity: !1, why: 'no-employee' }
                  )
                } catch (n) {
                  return ((0, tl.aK)(n) && tS(e, t)) || { shown: 'app', identity: !1, why: 'failed' }
                }
              },
            ],
            [
              'ticket',
              async ({ ticket: e }, t) => {
                if (e) {
                  t.stored.ticket = e
                  try {
                    return (t.adopt(await t.http(tk, { ticket: e })), tP)
                  } catch (e) {
                    var n
                    ;(0, tl.aK)(e) ||
                      t.tell(
                        ((n = e) instanceof tl.j$ && 'malformed' !== n.kind ? n.message : '') ||
                          t.text('session.ticketFailed'),
                      )
                    return
                  }
                }
              },
            ],
            [
              'mobile link',
              ({ itcode: e, authorization: t }, n) => {
                if ((n.host.native || 'desktop' !== n.host.os) && e && t)
                  return (n.adopt({ token: t, loginName: e, userCode: void 0, roles: void 0 }), tP)
              },
            ],
            [
              'native login info',
              async (e, t) => {
                if (!t.host.native) return
                const n = await tL(t.host)
                return n
                  ? n.login
                    ? (t.adopt(n.login), tP)
                    : { shown: 'app', identity: !1, why: 'nobody' }
                  : { shown: 'could-not-sign-in' }
              },
            ],
            [
              'desktop link',
              ({ token: e, loginName: t }, n) => {
                if (e && t) return (n.adopt({ token: e, loginName: t, userCode: void 0, roles: void 0 }), tP)
              },
            ],
            ['stored session', tS],
          ]
        async function tL(e) {
          let t,
            n = new Promise((e) => {
              t = setTimeout(() => e(void 0), 8e3)
            }),
            s = await Promise.race([e.getLoginInfo(), n])
          if ((clearTimeout(t), !s?.ok)) return
          const r = o.xLC(tb, s.data)
          return { login: r.success ? r.output : void 0 }
        }
        function tS(e, t) {
          if (t$(t.stored)) return (t.reuse(), tP)
        }
        function t$(e) {
          return !!(e.get('token') && e.get('loginName'))
        }
        const tA = o.FsL(o.YjP(), o.qFJ(), o.YOg(o.YjP()))
        class tM {
          #m
          #y
          #w
          #_
          constructor(e) {
            ;(this.id = Array.from(crypto.getRandomValues(new Uint8Array(4)), (e) =>
              e.toString(16).padStart(2, '0'),
            ).join('')),
              (this.state = 'anonymous'),
              (this.loginName = ''),
              (this.userCode = void 0),
              (this.roles = []),
              (this.rolesKnown = !0),
              (this.employee = void 0),
              (this.root = 'held'),
              (this.renewal = 'none'),
              (this.token = ''),
              (this.#y = !1),
              (this.#_ = e),
              (0, ei.l_)(this, { roles: ei.HT, employee: ei.HT, root: ei.HT, id: !1, identity: !1 }, { autoBind: !0 })
          }
          get identity() {
            const { stored: e } = this.#_
            return {
              token: this.token,
              loginName: this.loginName,
              get ticket() {
                return e.ticket
              },
            }
          }
          async boot(e) {
            this.#m = e
            const t = await (async (e, t) => {
              for (const [, n] of tT) {
                const s = await n(e, t)
                if (s) return s
              }
              return { shown: 'login' }
            })(e, { ...this.#_, adopt: this.adopt, reuse: this.reuse, identify: this.identify })
            return (this.show(t), t)
          }
          leavePolicy() {
            return this.#m && this.bootAgain({ ...this.#m, pageType: void 0 })
          }
          retry() {
            return this.#m && this.bootAgain(this.#m)
          }
          usePassword() {
            this.root = { shown: 'login' }
          }
          async signIn(e, t) {
            const n = await this.askForLogin(e, t)
            this.adopt(n), this.show({ shown: 'app', identity: !0 }), this.identify(n)
          }
          async signInAgain(e) {
            const { loginName: t } = this,
              n = await this.askForLogin(t, e)
            this.adopt(n), this.finishRenewal(n.loginName === t)
          }
          async askForLogin(e, t) {
            try {
              return await this.#_.http(tN, { loginName: e, password: t })
            } catch (n) {
              if (!(n instanceof tl.j$) || 'refused' !== n.kind || 4001 !== Number(n.code)) throw n
              const { callId: e, code: t } = n
              throw new tl.j$('refused', this.#_.text('session.wrongPassword'), { callId: e, code: t, cause: n })
            }
          }
          dismissRenewal() {
            ;(this.#y = !0), this.finishRenewal(!1)
          }
          async renew({ background: e }) {
            if ('signed-in' !== this.state) return !1
            const t = e && this.#y
            if ('partner' === this.#_.host.kind) return (t || (this.renewal = 'reopen'), !1)
            if ('messaging-app' === this.#_.host.kind) {
              const { loginName: e } = this,
                t = await tL(this.#_.host)
              if (t?.login) return (this.adopt(t.login), t.login.loginName === e)
            }
            return !t && this.openSheet()
          }
          signOut() {
            for (const e of ['token', 'loginName', 'userCode', 'name', 'roles', 'authCode', 'authTenantId'])
              this.#_.stored.set(e, void 0)
            ;(this.#_.stored.ticket = ''), this.finishRenewal(!1), this.clear(), (this.root = { shown: 'login' })
          }
          followDetails() {
            return (
              (0, ei.mJ)(
                () => this.loginName,
                () => void this.loadDetails(),
              ),
              this.loadDetails()
            )
          }
          async loadDetails(e) {
            'signed-in' === this.state && (await Promise.all([this.loadEmployee(e), this.loadUserCode(e)]))
          }
          loadEmployee(e) {
            return this.load(tE, {}, e, ({ employee: e, roles: t }) => {
              ;(this.employee = e), this.#_.stored.set('name', e.userName), t && this.takeRoles(t)
            })
          }
          async loadUserCode(e) {
            this.userCode ||
              (await this.load(tC, { loginName: this.loginName }, e, (e) => {
                ;(this.userCode = e), this.#_.stored.set('userCode', e)
              }))
          }
          async load(e, t, n, s) {
            const { loginName: r } = this
            try {
              const i = await this.#_.http(e, t, { background: !0, ...(n ? { signal: n } : {}) })
              this.loginName === r && (0, ei.h5)(() => s(i))
            } catch (e) {
              ;(0, tl.mm)(e) || (0, tl.aK)(e) || this.#_.report(e)
            }
          }
          bootAgain(e) {
            return ((this.root = 'held'), this.boot(e))
          }
          show(e) {
            'app' !== e.shown || e.identity || (this.clear(), (this.state = 'no-identity')), (this.root = e)
          }
          adopt({ token: e, loginName: t, userCode: n, roles: s }) {
            const { stored: r } = this.#_,
              i = r.get('loginName'),
              o = void 0 !== i && i !== t
            if (o) for (const e of ['userCode', 'name', 'roles']) r.set(e, void 0)
            r.set('token', e),
              r.set('loginName', t),
              n && r.set('userCode', n),
              s && r.set('roles', JSON.stringify(s)),
              this.reuse(),
              o && this.#_.onOtherUser?.(i, t)
          }
          reuse() {
            const { stored: e } = this.#_,
              t = o.xLC(tA, e.get('roles')),
              n = e.get('loginName') ?? ''
            n !== this.loginName && (this.employee = void 0),
              (this.token = e.get('token') ?? ''),
              (this.loginName = n),
              (this.userCode = e.get('userCode')),
              (this.roles = t.success ? t.output : []),
              (this.rolesKnown = t.success),
              (this.state = 'signed-in'),
              (this.#y = !1)
          }
          takeRoles(e) {
            const t = !this.rolesKnown
            ;(this.roles = e),
              (this.rolesKnown = !0),
              this.#_.stored.set('roles', JSON.stringify(e)),
              t && this.identify({ loginName: this.loginName, roles: e })
          }
          identify({ loginName: e, roles: t }) {
            try {
              this.#_.identify({ loginName: e, roles: (t ?? []).join('/') })
            } catch {}
          }
          clear() {
            ;(this.state = 'anonymous'),
              (this.token = ''),
              (this.loginName = ''),
              (this.userCode = void 0),
              (this.roles = []),
              (this.rolesKnown = !0),
              (this.employee = void 0)
          }
          openSheet() {
            if (((this.renewal = 'sheet'), !this.#w)) {
              let e = () => void 0,
                t = new Promise((t) => {
                  e = t
                })
              this.#w = { renewed: t, end: e }
            }
            return this.#w.renewed
          }
          finishRenewal(e) {
            ;(this.renewal = 'none'), this.#w?.end(e), (this.#w = void 0)
          }
        }
        function tO({ onDrawn: e, children: t }) {
          return ((0, eN.useLayoutEffect)(e, []), t)
        }
        async function tI() {
          var e
          let t
          performance.mark('app:boot')
          const i = ((e = window) => {
              let t = [],
                n = (e) => {
                  t.length < 20 && t.push(e)
                }
              return (
                e.addEventListener('error', (e) => n(e)),
                e.addEventListener('unhandledrejection', (e) => n(e)),
                (e) => {
                  ;(n = e), t.splice(0).forEach(e)
                }
              )
            })(),
            { requests: a, listen: l } =
              ((t = window.__boot ?? { events: [] }),
              delete window.__boot,
              {
                requests: (({ early: e }) => {
                  if (!e) return []
                  const t = e.answer.then(async (e) => ({
                    status: e.status,
                    statusText: e.statusText,
                    body: await e.text(),
                  }))
                  return (t.catch(() => void 0), [{ ...e, method: 'GET', answer: t }])
                })(t),
                listen(e) {
                  for (const n of ((t.take = e), t.events.splice(0))) e(n)
                },
              }),
            c = (() => {
              const e = (({ pathname: e, search: t, hash: n }) => {
                  const s = n.indexOf('?'),
                    r = s < 0 ? n : n.slice(0, s),
                    i = en(t.replace(/^\?/, '')),
                    o = s < 0 ? [] : en(n.slice(s + 1)),
                    a = (e) => es(o, e) || es(i, e),
                    l = Object.fromEntries(X.map((e) => [e, a(e)])),
                    c = a('from') === S.o$,
                    d = S.g$.find((e) => e === a('pageType')),
                    u = ([e]) => X.some((t) => t === e) || (c && 'from' === e),
                    h = i.filter((e) => (([e]) => ee.includes(e))(e) && !u(e) && !es(o, e[0])),
                    p = i.filter((e) => !u(e) && !(([e]) => ee.includes(e))(e)),
                    f = [...o.filter((e) => !u(e)), ...h]
                  return (
                    c && !et(a(S.kD)) && p.push([S.kD, `${S.kD}=1`]),
                    {
                      ...l,
                      pageType: d,
                      rewritten: c,
                      partner: c || et(a(S.kD)),
                      address: e + er(p) + (f.length > 0 ? (r || '#/') + er(f) : r),
                    }
                  )
                })(window.location),
                { pathname: t, search: n, hash: s } = window.location
              return (e.address !== t + n + s && window.history.replaceState(window.history.state, '', e.address), e)
            })(),
            d = (() => {
              const e = (0, $.ot)('ONLY'),
                t = ((e) => {
                  const t = [],
                    n = (e, n, s) => t.push({ code: n, plugin: e.id, owner: e.owner, detail: s }),
                    s = new Map()
                  for (const t of e)
                    J.test(t.id)
                      ? s.has(t.id)
                        ? n(t, 'id-duplicate', `'${t.id}' stands twice in the list`)
                        : s.set(t.id, t)
                      : n(t, 'id-invalid', `'${t.id}' is not kebab-case`)
                  const r = new Map(),
                    i = new Map(),
                    o = new Map()
                  for (const e of s.values()) {
                    for (const t of e.routes ?? []) {
                      const { path: s } = t.route,
                        i = r.get(s)
                      i
                        ? B.includes(s) || n(e, 'route-duplicate', `${s} belongs to ${i.plugin.id}`)
                        : r.set(s, { ...t, plugin: e })
                    }
                    for (const t of e.messages ?? []) {
                      const s = o.get(t.type)
                      s
                        ? n(e, 'message-owned-twice', `${t.type} belongs to ${s.plugin.id}`)
                        : o.set(t.type, { ...t, plugin: e })
                    }
                  }
                  for (const e of s.values())
                    for (const t of e.menu ?? []) {
                      const s = r.get(t.to.path)
                      i.has(t.id)
                        ? n(e, 'menu-duplicate', `menu entry '${t.id}' stands twice`)
                        : s
                          ? Object.values(s.route.search).some(
                              (e) => !e.type.startsWith('optional') && !e.type.startsWith('nullish'),
                            )
                            ? n(e, 'menu-missing-parameters', `${t.to.path} cannot open without parameters`)
                            : i.set(t.id, { ...t, plugin: e })
                          : n(e, 'menu-unknown-route', `'${t.id}' leads to ${t.to.path}, which nobody registers`)
                    }
                  const a = [...i.values()].sort((e, t) => (e.order ?? 0) - (t.order ?? 0))
                  return { plugins: [...s.values()], routes: r, menu: a, messages: o, problems: t }
                })(L.filter(({ id: t }) => '' === e || t === e || 'core' === t))
              for (const e of (t.problems.length > 0 &&
                console.error(
                  t.problems.map((e) => `${e.code}: ${e.detail} (plugin ${e.plugin}, ${e.owner})`).join('\n'),
                ),
              t.plugins))
                (0, I.sZ)(e.id, e.locales, e.menuTexts)
              return t
            })(),
            u = new Q(),
            h = { partner: c.partner || et(u.get(S.kD)), ticket: '' !== c.ticket },
            [p] = await Promise.all([
              (async (e, t = window) => {
                ;(0, A.Dn)(t, e) && M(t.document, (0, $.ot)('BRIDGE_URL'))
                const n = await (0, A.k3)(t, e)
                return { ...n, script: M(t.document, 'messaging-app' === n.kind ? (0, $.ot)('SDK_URL') : '') }
              })(h),
              (0, I.fn)(),
            ]),
            f = (({ registry: e, uncaught: t, found: s, stored: r, early: i }) => {
              var o, a
              let l,
                c,
                d,
                u,
                h,
                p,
                f,
                g,
                m,
                y,
                w = ((e, t = () => Date.now()) => {
                  let n = [...e]
                  return {
                    get waits() {
                      return n.length > 0
                    },
                    take(e, s, r) {
                      const i = ta(s),
                        o = n.find((t) => t.method === e && ta(t.url) === i)
                      if (o)
                        return (
                          (n = n.filter((e) => e !== o)),
                          o.user.loginName === r.loginName && o.user.token === r.token && 1e4 >= Math.abs(t() - o.at)
                            ? o.answer
                            : void 0
                        )
                    },
                    drop() {
                      n = []
                    },
                  }
                })(i),
                _ = new e4(),
                b = new Set(),
                v = (e) => _.toast(e),
                x = (e) => v((0, I.Qq)(e)),
                k = ((e) => {
                  const { found: t, report: s } = e,
                    r = (0, e3.a)(async () => (await n.e('src_host_openEngine_ts').then(n.bind(n, 621))).openEngine(e)),
                    i = async (e, t) => {
                      try {
                        return await t(await r())
                      } catch (t) {
                        return (s(t, e), (0, e9.tB)('host', e9.WE.fail, { native: t }))
                      }
                    }
                  return {
                    ...Object.fromEntries(e5._.map((e) => [e, (t, n) => i(`host ${e}`, (s) => s.call(e, t ?? {}, n))])),
                    kind: t.kind,
                    os: t.os,
                    native: t.native,
                    call: (e) => i('host call', async ({ callPhone: t }) => t(e)),
                    interrupted: async () => (await r()).interrupted(),
                    forget: async (e) => (await r()).forget(e),
                    take: (e, t) => {
                      r()
                        .then((n) => n.take(e, t))
                        .catch((t) => s(t, `host ${e}`))
                    },
                    listen: (e) => {
                      let t = () => {},
                        n = !1
                      return (
                        r()
                          .then((s) => {
                            n || (t = s.listen(e))
                          })
                          .catch((e) => s(e, 'host channel')),
                        () => {
                          ;(n = !0), t()
                        }
                      )
                    },
                    warm: async () => (await r()).warm(),
                  }
                })({
                  found: s,
                  feedback: _,
                  tell: v,
                  notice: x,
                  scanner: () =>
                    Promise.all([n.e('view'), n.e('src_scanner_Scanner_tsx-src_ui_Field_css')]).then(n.bind(n, 8756)),
                  http: () => j,
                  user: () => N.loginName,
                  stored: (e) => r.get(e),
                  report: (e, t) => C.report(e, t),
                  unasked: (e, t) => {
                    'addContact' === e ? W(e, t) : C.report(Error('an answer came that nobody waits for'), `host ${e}`)
                  },
                }),
                j =
                  ((a = (o = {
                    identity: () => N.identity,
                    feedback: _,
                    text: I.Qq,
                    renew: async (e) => {
                      const t = await N.renew(e)
                      if (t) for (const e of b) e()
                      return t
                    },
                    report: (e) => C.report(e),
                    early: w,
                  }).early),
                  (l = () => n.e('src_http_axiosClients_ts').then(n.bind(n, 8312))),
                  a?.waits !== !0 && l().catch(() => void 0),
                  (c = (e) => {
                    const t = e.body instanceof FormData ? 3e4 : 2e4,
                      n = (n, s) => new tl.j$(n, th[n](t), { callId: e.callId, cause: s })
                    return ((e, { quiet: t, signal: n, error: s }) =>
                      new Promise((r, i) => {
                        let o,
                          a = new AbortController(),
                          l = !1,
                          c = () => {
                            ;(l = !0), clearTimeout(o), n?.removeEventListener('abort', u)
                          },
                          d = (e) => {
                            c(), i(s(e)), a.abort()
                          },
                          u = () => d('cancelled'),
                          h = () => {
                            l || (clearTimeout(o), (o = setTimeout(() => d('timeout'), t)))
                          }
                        n?.aborted ? u() : (n?.addEventListener('abort', u), h(), e(a.signal, h).then(r, i).finally(c))
                      }))(
                      async (t, s) => {
                        const r = a?.take(e.method, e.url, e.user)
                        if (r)
                          try {
                            return await r
                          } catch {}
                        const i = await l().catch((e) => {
                          throw n('network', e)
                        })
                        try {
                          return await i.sendByAxios(e, { signal: t, alive: s })
                        } catch (e) {
                          throw n(i.isAborted(e) ? 'aborted' : 'network', e)
                        }
                      },
                      { quiet: t, signal: e.signal, error: n },
                    )
                  }),
                  (d = new Map()),
                  (u = async (e, t, n) => {
                    const { declaration: s, id: r } = e,
                      i = tu.b[s.host],
                      a = o.identity(),
                      l = { identity: a, declaration: s, environment: n.environment ?? $.cA }
                    return ((e, t, n, s) => {
                      const { status: r, fields: i, value: o } = e,
                        a = 'number' == typeof i.code || 'string' == typeof i.code ? i.code : void 0,
                        l = (l, c) =>
                          new tl.j$(l, n.failure(e) || c, {
                            callId: s,
                            status: r,
                            code: a,
                            data: t.fields.length > 0 ? i.data : o,
                          }),
                        c = 401 === r || tc.includes(a)
                      if (n.identity && c) throw l('unauthorised', `Request failed with status code ${r}`)
                      if (200 !== r) throw l('status', `Request failed with status code ${r}`)
                      if (!e.isJson) throw td(s, 'the answer is no JSON', e.body.slice(0, 200))
                      if (t.codes) {
                        if (void 0 === a) throw td(s, 'the answer has no code', o)
                        if (!t.codes.includes(a)) throw l('refused', `Request failed with code ${a}`)
                      }
                      return 0 === t.fields.length ? o : t.fields.map((e) => i[e]).find((e) => void 0 !== e)
                    })(
                      ((e) => {
                        try {
                          const t = JSON.parse(e.body)
                          return { ...e, value: t, fields: 'object' == typeof t && null !== t ? t : {}, isJson: !0 }
                        } catch {
                          return { ...e, value: void 0, fields: {}, isJson: !1 }
                        }
                      })(
                        await c({
                          callId: r,
                          host: s.host,
                          method: s.method,
                          user: a,
                          url: ((e, { path: t, query: n }, s) => {
                            const r = new URL(e + t, location.href)
                            for (const [e, t] of n) r.searchParams.append(e, t)
                            if (!s) return r
                            if ((to(r), s.loginName)) for (const e of S.Om) r.searchParams.append(e, s.loginName)
                            return (r.searchParams.append('t', String(s.now)), r)
                          })(i.base(l), t, i.identity ? { loginName: a.loginName, now: Date.now() } : void 0),
                          headers: () =>
                            ((e) => {
                              const t = {}
                              for (const [n, s] of Object.entries(e))
                                ('' === s && tp.includes(n)) || (t[n] = s.replace(/[^ -~]/g, ''))
                              return t
                            })({
                              ...i.headers(l),
                              ...(t.contentType ? { 'Content-Type': t.contentType } : {}),
                              ...(n.idempotencyKey ? { 'Idempotency-Key': n.idempotencyKey } : {}),
                            }),
                          body: t.body,
                          signal: n.signal,
                          onProgress: n.onProgress,
                        }),
                      ),
                      s.success ?? i.success,
                      i,
                      r,
                    )
                  }),
                  (h = async (e, t, n) => {
                    for (let r = n.retry ?? 0; ; r -= 1)
                      try {
                        return await u(e, t, n)
                      } catch (e) {
                        var s
                        if (r <= 0 || ((s = e), !(0, tl.aK)(s) && (!(s instanceof tl.j$) || 'status' !== s.kind)))
                          throw e
                        await ((e) => new Promise((t) => setTimeout(t, e)))(n.retryDelay ?? 1)
                      }
                  }),
                  (p = new Set()),
                  async (e, t, n = {}) => {
                    const { declaration: s, id: r } = e,
                      i = tu.b[s.host]
                    !(({ declaration: e, id: t }, n, { retry: s = 0 }) => {
                      if (s > 0 && !(n.retries && e.repeatable)) throw TypeError(`${t} must not carry a retry count`)
                    })(e, i, n)
                    const a = i.loading && !n.background ? o.feedback.startLoading() : void 0
                    try {
                      const i = tf(r, 'request', () =>
                          ((e, t) => {
                            const { path: n, rest: s } = ((e, t) => {
                              if (!e.includes('{')) return { path: e, rest: t }
                              const n = { ...tn(t) }
                              return {
                                path: e.replace(/\{(\w+)\}/g, (e, t) => {
                                  const s = String(n[t] ?? '')
                                  if (ts.includes(s)) throw TypeError(`no ${e} for the path`)
                                  return (delete n[t], encodeURIComponent(s))
                                }),
                                rest: n,
                              }
                            })(t.path, e)
                            return { path: n, ...tt[t.send](s, t) }
                          })(e.request(t), s),
                        ),
                        a = await (async (e, t, n) => {
                          const { token: s } = o.identity()
                          try {
                            return await h(e, t, n)
                          } catch (c) {
                            var r, i, a
                            if (!(c instanceof tl.j$ && 'unauthorised' === c.kind && !e.declaration.open)) throw c
                            const l = o.identity().token
                            if (
                              !(
                                ('' !== l && l !== s) ||
                                (await ((r = ((e) => {
                                  const t = d.get(e)
                                  if (t) return t
                                  const n = o.renew({ background: e }).finally(() => d.delete(e))
                                  return (d.set(e, n), n)
                                })((({ background: e = !1, idempotencyKey: t }) => e && void 0 === t)(n))),
                                (i = e.id),
                                (a = n.signal)
                                  ? new Promise((e, t) => {
                                      const n = () => t(new tl.j$('cancelled', 'canceled', { callId: i }))
                                      a.aborted && n(),
                                        a.addEventListener('abort', n, { once: !0 }),
                                        r.then(e, t).finally(() => a.removeEventListener('abort', n))
                                    })
                                  : r))
                              )
                            )
                              throw c
                            return h(e, t, n)
                          }
                        })(e, i, n)
                      return tf(r, 'answer', () =>
                        e.response(a, (e) =>
                          ((e, { path: t, cause: n }) => {
                            const s = `${e} ${t}`
                            p.has(s) || (p.add(s), o.report(td(e, `a record was dropped because of ${t}`, n)))
                          })(r, e),
                        ),
                      )
                    } catch (e) {
                      throw (
                        e instanceof tl.j$ &&
                          ((e, { toast: t }, { background: n }) => {
                            'malformed' === e.kind && o.report(e),
                              t?.after.includes(e.kind) && !n && o.feedback.toast(o.text(t.text))
                          })(e, i, n),
                        e
                      )
                    } finally {
                      a?.()
                    }
                  }),
                N = new tM({
                  http: j,
                  host: k,
                  stored: r,
                  text: I.Qq,
                  tell: v,
                  askForPermission: () =>
                    void _.ask({ title: (0, I.Qq)('session.noEmployeeTitle'), text: (0, I.Qq)('session.noEmployee') }),
                  identify: (e) => C.identify(e),
                  report: (e) => C.report(e),
                }),
                C = (({ http: e, source: t, secrets: s, about: r }) => {
                  let i = [],
                    o = (e) => {
                      i.push(e)
                    }
                  return {
                    report(e, t) {
                      console.error(t ?? 'error', e), o((n) => n.reports.report(e, t))
                    },
                    identify: ({ loginName: e, roles: t }) => o((n) => n.analytics.identify(e, t)),
                    page: (e) =>
                      o((t) => {
                        t.analytics.page(e), t.log.track('page', { source: e })
                      }),
                    async start() {
                      const a = await (async ({ http: e, source: t, secrets: s, about: r }) => {
                        const {
                          createAnalytics: i,
                          createErrorReports: o,
                          createLogTracking: a,
                          monitorKeyName: l,
                        } = await n.e('deferred').then(n.bind(n, 1338))
                        return {
                          reports: o({
                            http: e,
                            source: t,
                            secrets: s,
                            about: r,
                            version: $.rE,
                            accessKey: (0, $.ot)(l($.cA)),
                          }),
                          log: a({ url: (0, $.ot)('LOG_URL') }),
                          analytics: i({ url: (0, $.ot)('ANALYTICS_URL') }),
                        }
                      })({ http: e, source: t, secrets: s, about: r })
                      for (const e of ((o = (e) => e(a)), i)) e(a)
                      i = []
                    },
                  }
                })({
                  http: j,
                  source: t,
                  secrets: () => [N.identity.token, N.identity.ticket],
                  about: () => ({ orgCode: N.employee?.orgCode ?? '', code: N.userCode ?? '' }),
                }),
                E = (e) => (b.add(e), () => b.delete(e))
              return {
                registry: e,
                screens:
                  ((f = new Map()),
                  (g = new Map()),
                  (m = new Map()),
                  (y = (e, t) => {
                    const { path: n } = e.route,
                      s = g.get(n)
                    if (s) return s
                    const { bringsTexts: r = !1, plugin: i } = e,
                      o = (0, I.Hy)(i.id, { beneath: !r }),
                      a = Promise.all([t(), o]).then(([e]) => (e.texts && (0, I.if)(i.id, e.texts), m.set(n, e), e))
                    return (g.set(n, a), a.catch(() => g.delete(n)), a)
                  }),
                  {
                    of(e) {
                      const { screen: t } = e
                      if (!t) return
                      const { path: n } = e.route,
                        s = f.get(n) ?? m.get(n)?.default
                      if (s) return s
                      const r = (0, eN.lazy)(() => (0, H.C1)(() => y(e, t), e.plugin.id))
                      return (f.set(n, r), r)
                    },
                    prepare(e, t, n) {
                      !e ||
                        'signed-in' !== t.session.state ||
                        ([e.plugin.access, e.access].every((e) => t.decide(e).ok) &&
                          m.get(e.route.path)?.prepare?.(t, n))
                    },
                    forget(e) {
                      f.delete(e)
                    },
                    async prefetch(e) {
                      e?.screen && (await y(e, e.screen).catch(() => void 0))
                    },
                  }),
                feedback: _,
                host: k,
                http: j,
                session: N,
                telemetry: C,
                notice: x,
                tell: v,
                early: w,
                drafts: (e) => {
                  const t = (0, e3.a)(async () => (await (0, tg.s)()).openDrafts(e, x))
                  return {
                    load: async (e, n) => (await t()).load(e, n),
                    save: async (e, n, s) => (await t()).save(e, n, s),
                    discard: async (e, n) => (await t()).discard(e, n),
                    list: async () => (await t()).list(),
                  }
                },
                outbox: (e, t) =>
                  new tm(t, async (t, n) => {
                    const { openOutbox: s } = await (0, tg.s)()
                    return s({ user: e, notice: x, http: t.http, core: t, find: n })
                  }),
                offlineLists: (e) => {
                  let t = !1,
                    n = (0, e3.a)(async () => (await (0, tg.s)()).openOfflineLists(e, x))
                  return {
                    async remember(e, s) {
                      try {
                        const r = await n()
                        t || (await r.remember(e, s))
                      } catch (e) {
                        console.warn('the list could not be kept for later', e)
                      }
                    },
                    recall: async (e) => (await n()).recall(e),
                    dispose() {
                      t = !0
                    },
                  }
                },
                forget: async (e) => (await (0, tg.s)()).forgetUser(e, x),
                onRenewed: E,
                recordingUploads: ((e) => {
                  const { session: t, notice: s, report: r } = e,
                    i = (0, e3.a)(() =>
                      (async ({ session: e, http: t, host: s, feedback: r, onRenewed: i }) => {
                        let { startSegmentUploads: o } = await Promise.all([
                            n.e('view'),
                            n.e('device'),
                            n.e('src_recording_startSegmentUploads_ts'),
                          ]).then(n.bind(n, 7839)),
                          a = () => {}
                        ;(0, ei.mJ)(
                          () => e.loginName,
                          (n) => {
                            if ((a(), (a = () => {}), '' === n)) return
                            const l = o({ user: n, http: t, host: s, identity: () => e.identity, feedback: r }),
                              c = i(l.signedIn)
                            a = () => {
                              c(), l.dispose()
                            }
                          },
                          { fireImmediately: !0 },
                        )
                      })(e),
                    ),
                    o = () => void i().catch((e) => r(e, 'recordings'))
                  return {
                    start: o,
                    startIfNeeded: () =>
                      void (0, ei.mJ)(
                        () => t.loginName,
                        (e) =>
                          void (async (e) => {
                            '' !== e && (await (async (e, t) => (await (0, tg.s)()).holdsRecordings(e, t))(e, s)) && o()
                          })(e).catch((e) => r(e, 'recordings')),
                        { fireImmediately: !0 },
                      ),
                  }
                })({ session: N, http: j, host: k, feedback: _, onRenewed: E, notice: x, report: C.report }),
                onPageView: C.page,
                report: C.report,
              }
            })({ registry: d, uncaught: i, early: a, found: p, stored: u })
          u.tellBy(() => f.notice('session.storageForbidden')),
            l((e) =>
              ((e, { name: t, payload: n }) => {
                const s = O.find((e) => e === t)
                s ? e.take(s, n) : W(t, n)
              })(f.host, e),
            )
          const g = f.screens.prefetch(d.routes.get(e_())),
            m = ((e) => {
              const t = document.getElementById('app')
              if (!t) throw Error('the page has no element #app')
              let s = document.createElement('div'),
                i = n
                  .e('view')
                  .then(n.t.bind(n, 6068, 19))
                  .then(({ createRoot: e }) => e(s)),
                o = setTimeout(async () => {
                  const n = await i
                  t.contains(s) || a || (t.append(s), n.render((0, r.jsx)(eF, { feedback: e })))
                }, 300),
                a = !1
              return {
                async show(e) {
                  ;(a = !0), clearTimeout(o)
                  const n = await i,
                    l = t.querySelector('.boot')
                  t.append(s),
                    (0, eN.startTransition)(() => n.render((0, r.jsx)(tO, { onDrawn: () => l?.remove(), children: e })))
                },
              }
            })(f.feedback)
          'policy' === (e = await f.session.boot(c)).shown && ev(`/policy?pageType=${e.document}`),
            'login' === e.shown && '/login' !== e_() && '/policy' !== e_() && ev(eb(window.location.hash.slice(1))),
            performance.mark('app:session'),
            await g
          const y = ((e) => {
            var t
            const { registry: n, screens: s, session: r, host: i } = e,
              a = ((e) => {
                const t = new Map()
                for (const n of e)
                  for (const [e, s] of Object.entries(n.rights ?? {})) {
                    const n = t.get(e) ?? new Set()
                    for (const e of Object.keys(s)) n.add(e)
                    t.set(e, n)
                  }
                return t
              })(n.plugins),
              l = (0, $.ot)('FLAGS').split(',').filter(Boolean),
              c = () => {
                var t
                let s,
                  o,
                  c =
                    ((t = {
                      session: r,
                      host: i,
                      feedback: e.feedback,
                      http: e.http,
                      registry: n,
                      navigation: h,
                      uploadRecordings: e.recordingUploads.start,
                      report: e.report,
                      drafts: e.drafts(r.loginName),
                      offlineLists: e.offlineLists(r.loginName),
                      outbox: e.outbox(r.loginName, () => c),
                      decide: (e) =>
                        ((e, t) => {
                          const { session: n, text: s } = t
                          if ('anonymous' === n.state) return { ok: !1, reason: s('session.signInFirst') }
                          if ('no-identity' === n.state) return { ok: !1, reason: s('access.noIdentity') }
                          if (!e) return { ok: !0 }
                          const { permission: r, flag: i, hosts: o } = e
                          if (r && !1 !== n.rolesKnown) {
                            const e = t.rights.get(r)
                            if (!e?.has('*') && !n.roles.some((t) => e?.has(t)))
                              return { ok: !1, reason: s('access.permission'), right: r }
                          }
                          return i && !t.flags.includes(i)
                            ? { ok: !1, reason: s('access.flag') }
                            : o && !o.includes(t.hostKind)
                              ? { ok: !1, reason: s('access.hosts') }
                              : { ok: !0 }
                        })(e, { session: r, hostKind: i.kind, rights: a, flags: l, text: I.Qq }),
                    }),
                    (s = new Map()),
                    (o = {
                      ...t,
                      store(e) {
                        const n = s.get(e)
                        if (n) return n
                        ;[...s.keys()].some(({ id: t }) => t === e.id) &&
                          t.report(Error(`two stores have the id '${e.id}'`), 'core')
                        const r = e.create(o)
                        return (s.set(e, r), r)
                      },
                      dispose() {
                        for (const e of s.values()) 'dispose' in e && 'function' == typeof e.dispose && e.dispose()
                        s.clear(), t.outbox.dispose(), t.offlineLists.dispose()
                      },
                    }))
                return c
              },
              d = async () => {
                await R.H, r.loginName && (await p.core.outbox.load())
              },
              u = new ep({
                history: ((e = window) => {
                  const t = (0, em.TM)({ window: e, v5Compat: !0 })
                  return {
                    get href() {
                      return t.location.pathname + t.location.search
                    },
                    get mark() {
                      const e = o.xLC(ey, t.location.state)
                      return e.success ? e.output : void 0
                    },
                    push: (e, n) => t.push(e, n),
                    replace: (e, n) => t.replace(e, n),
                    go: (e) => t.go(e),
                    adopt(t) {
                      const n = e.history.state
                      e.history.replaceState(
                        { key: t.entry, ...('object' == typeof n && null !== n ? n : {}), usr: t, idx: t.index },
                        '',
                      )
                    },
                    listen: (e) => t.listen(e),
                  }
                })(),
                routeOf: (e) => n.routes.get(e),
                exits: {
                  native: (t = i).native,
                  nativeApp: async () => ex(await t.returnToNativeApp()),
                  nativeMain: async () => ex(await t.openNativeMainPage()),
                  closeWebView: async () => ex(await t.closeWebView()),
                },
                closeOverlay: ew.oy,
                onPageView: (t) => e.onPageView(n.routes.get(t)?.source ?? 'unknown'),
                ...('messaging-app' === i.kind
                  ? {
                      pushFlags: (e) => {
                        var t
                        let s
                        return (
                          (t = n.routes.get(e)),
                          { fullscreen: '1', ...((s = t?.navigationBarColor) && { navigationBarColor: s }) }
                        )
                      },
                    }
                  : {}),
              }),
              h = {
                openHref: (e) => void u.open(e),
                replaceHref: (e) => void u.open(e, { replace: !0 }),
                back: u.back,
                prefetch: (e) => void s.prefetch(n.routes.get(e.path)),
              },
              p = (0, ei.l_)({ core: c(), navigation: u }, { core: ei.HT, navigation: !1 })
            return (
              d().catch(e.report),
              (0, ei.mJ)(
                () => r.loginName,
                (t, n) => {
                  const s = p.core
                  e.early.drop(),
                    (p.core = c()),
                    u.forget(),
                    s.dispose(),
                    '' === t && ((0, eo.b)(n), e.forget(n).catch(e.report)),
                    d().catch(e.report)
                },
              ),
              (({ registry: e, session: t }, n) => {
                ;(0, ei.mJ)(
                  () => ({ root: t.root, path: n.visible.path }),
                  ({ root: t, path: s }, r) => {
                    if ('held' === t || 'login' !== t.shown || e.routes.get(s)?.open === !0) return
                    const i = 'held' !== r.root && 'app' === r.root.shown
                    n.open(eb(i ? '/' : n.visible.entry.href), { replace: !0 })
                  },
                  { equals: ei.ie },
                )
              })(e, u),
              p
            )
          })(f)
          f.onRenewed(() => y.core.outbox.signedIn())
          const w = (({ registry: e, tell: t, report: n }, r) => {
            const i = (({ registry: e, core: t, report: n }) => {
              const s = new Set(),
                r = ({ type: r, payload: i }) => {
                  const o = e.messages.get(r),
                    a = o ?? (0, Y.Yi)(r)
                  if (!a)
                    return void (!s.has(r) && (s.add(r), n(Error(`nobody owns messages of type ${r}`), 'messages')))
                  const l = o ? `plugin ${o.plugin.id} (${o.plugin.owner}), message ${r}` : `message ${r}`
                  try {
                    const e = a.parse(i),
                      s = t()
                    if ((0, Y.l$)(r, e, n) || !o || !s.decide(o.plugin.access).ok) return
                    return () =>
                      (async (e, n, s) => {
                        const { plugin: r } = e,
                          [i] = await Promise.all([(0, H.C1)(e.handler, r.id), (0, I.Hy)(r.id)])
                        t() === s && (await i.default(s, n))
                      })(o, e, s).catch((e) => n(e, l))
                  } catch (e) {
                    n(e, l)
                    return
                  }
                }
              return { offer: r, deliver: async (e) => r(e)?.() }
            })({ registry: e, core: () => r.core, report: n })
            return (
              !((e) => {
                ;(s = e), (V = new Set())
                const t = U
                for (const e of ((U = []), t)) e()
              })({ messages: i, back: r.navigation.back, tell: t, report: n }),
              i
            )
          })(f, y)
          ;('production' !== (0, $.ot)('MODE') || '1' === (0, $.ot)('HARNESS')) &&
            (window.app = {
              get core() {
                return y.core
              },
              registry: d,
              version: $.rE,
              setLanguage: I.xC,
            }),
            f.screens.prepare(d.routes.get(e_()), y.core, y.navigation.visible),
            await (0, F.J)(),
            await m.show((0, r.jsx)(e8, { app: y, ...f })),
            await R.H,
            f.early.drop(),
            await (async (e, t, s) => {
              const { telemetry: r, session: i, recordingUploads: o, report: a } = e
              await r.start().catch(a),
                await (0, ek.d)(),
                await i.followDetails(),
                await (0, ek.d)(),
                await (async (e, t) => {
                  var s
                  const { host: r } = e
                  ;(await n.e('deferred').then(n.bind(n, 3644))).startMessaging({
                    ...e,
                    messages: t,
                    ...(r.native
                      ? { port: { post: (e) => void s.sendChannelMessage(e), listen: (s = r).listen } }
                      : {}),
                  })
                })(e, t).catch(a),
                await (0, ek.d)(),
                await (async ({ host: e, feedback: t }, s) => {
                  if (!e.native) return
                  await e.warm()
                  const { offerInterrupted: r, showStatusBar: i } = await n
                    .e('src_host_afterBoot_ts')
                    .then(n.bind(n, 4674))
                  await i(e), await r(e, t, s)
                })(e, s).catch(a),
                await (0, ek.d)(),
                o.startIfNeeded(),
                'production' === (0, $.ot)('MODE') &&
                  (await (async () => {
                    const { registerShell: e } = await n.e('deferred').then(n.bind(n, 1344))
                    await e({ report: a })
                  })().catch((e) => a(e, 'service worker')))
            })(f, w, (e) => void y.navigation.open(e))
        }
        n(5947)
      },
      2056(e, t, n) {
        var s = n(8181)
        const r = {
          APP_ENV: '',
          MAIN_URL: '',
          CRM_HOST: '',
          CM_HOST: '',
          FILE_HOST: '',
          GATEWAY_URL_DEV: '',
          GATEWAY_URL_FAT: '',
          GATEWAY_URL_UAT: '',
          GATEWAY_URL_PROD: '',
          GATEWAY_KEY: '',
          MONITOR_KEY_DEV: '',
          MONITOR_KEY_FAT: '',
          MONITOR_KEY_UAT: '',
          MONITOR_KEY_PROD: '',
          SDK_URL: '',
          BRIDGE_URL: '',
          LOG_URL: '',
          ANALYTICS_URL: '',
          MAP_TILES_URL: '',
          MAP_ATTRIBUTION: '',
          EMBED_ORIGINS: '',
          LLM_URL: '',
          VERSION: '0.1.0',
          COMMIT: '3c6125a',
          MODE: 'production',
          ONLY: '',
        }
        function i(e) {
          return r[e] ?? ''
        }
        const o = s.ju.find((e) => e === i('APP_ENV').toUpperCase()) ?? 'FAT',
          a = i('VERSION') || '0.0.0',
          l = i('COMMIT') || 'unknown'
        n.d(t, {}, { KV: 'PRO' === o || 'PROD' === o, cA: o, cd: l, ot: i, rE: a })
      },
      8181(e, t, n) {
        const s = new Date('2038-01-01T00:00:00Z')
        n.d(
          t,
          {},
          {
            $k: { fileKey: 'file', method: 'post' },
            G2: { arrayLimit: 20, depth: 5, parameterLimit: 1e3 },
            JZ: ['ticket', 'icomeTicket'],
            M6: { success: '0', failure: '1' },
            Mk: 'picture',
            Om: ['itcode', 'iv-user'],
            R5: s,
            ZQ: { count: 1, sources: ['album', 'camera'], sizes: ['original', 'compressed'] },
            g$: ['privacy', 'user'],
            jV: ['appCenter', 'otherwebView', 'globalSearch', 'ToolProjectSchedule'],
            ju: ['DEV', 'FAT', 'UAT', 'PRO', 'PROD'],
            kD: 'isfromhaoqiwangApp',
            kK: 'RECORD_AUDIO',
            o$: 'greatgas',
            oR: [3, 4],
            t2: [1e3, 200],
          },
        )
      },
      5207(e, t, n) {
        var s = n(4602)
        const r = (0, s.createContext)(void 0)
        function i() {
          const e = (0, s.useContext)(r)
          if (!e) throw Error('used outside of the app')
          return e
        }
        n.d(t, {}, { Pj: (e) => i().store(e), jR: r, zi: i })
      },
      3948(e, t, n) {
        var s = n(9424),
          r = n(659)
        const i = r.Ikc({ user: r.YjP(), state: r.g1P(r.YjP(), r.L5J()) })
        function o(e) {
          if (void 0 !== e)
            try {
              const t = r.xLC(i, JSON.parse(e))
              return t.success ? t.output : void 0
            } catch {
              return
            }
        }
        class a {
          constructor(e, t) {
            ;(this.storage = e), (this.refused = t), (this.memory = new Map()), (this.told = !1)
          }
          get(e) {
            const t = this.memory.get(e)
            if (void 0 !== t) return t
            try {
              return this.storage().getItem(e) ?? void 0
            } catch {
              this.tell()
              return
            }
          }
          set(e, t) {
            try {
              this.storage().setItem(e, t), this.memory.delete(e)
            } catch {
              this.memory.set(e, t), this.tell()
            }
          }
          tell() {
            this.told || this.refused(), (this.told = !0)
          }
        }
        n.d(
          t,
          {},
          {
            b: (e, t = () => localStorage) => {
              try {
                const n = t()
                for (const t of Array.from({ length: n.length }, (e, t) => n.key(t) ?? ''))
                  o(n.getItem(t) ?? void 0)?.user === e && n.removeItem(t)
              } catch {}
            },
            f: ({ user: e, notice: t, storage: n = () => localStorage }) => {
              const i = new a(n, () => t?.('storage.forbidden')),
                l = (e, t) => `${e} of ${t}`
              return (t, n, a) => {
                let c,
                  d = Object.keys(a),
                  u =
                    ((c = o(i.get(t))),
                    c?.user === e
                      ? c.state
                      : (c && i.set(l(t, c.user), JSON.stringify(c)), o(i.get(l(t, e)))?.state ?? {})),
                  h = (e) => {
                    const t = a[e],
                      s = t && e in u ? r.xLC(t, u[e]) : void 0
                    s?.success && (n[e] = s.output)
                  }
                return (
                  (0, s.h5)(() => d.forEach(h)),
                  (0, s.mJ)(
                    () => Object.fromEntries(d.map((e) => [e, (0, s.HO)(n[e])])),
                    (n) => i.set(t, JSON.stringify({ user: e, state: n })),
                    { equals: s.XO },
                  )
                )
              }
            },
          },
        )
      },
      7833(e, t, n) {
        const s = { 'no-file': -2, 'no-method': 404 },
          r = {
            success: 'success',
            fail: 'fail',
            noMethod: 'method does not exist',
            noSdk: 'not in the messaging app environment',
            recordingNotSupported: 'recording not supported',
            notSupported: 'not supported',
            cancelled: 'canceled',
            notAnImage: 'not an image',
            noFile: 'no file chosen',
          }
        function i(e, t, n = {}) {
          return { ok: !1, code: s[e] ?? -1, error: { kind: e, text: t, ...n } }
        }
        n.d(t, {}, { D0: () => i('no-method', r.noMethod), WE: r, rq: { ok: !0, data: null }, tB: i })
      },
      3253(e, t, n) {
        n.d(
          t,
          {},
          {
            _: [
              'getLoginInfo',
              'pickPhoto',
              'takePhoto',
              'getLocation',
              'selectFile',
              'upload',
              'multiUpload',
              'startRecording',
              'stopRecording',
              'playAudio',
              'stopAudio',
              'downloadAudio',
              'scanCode',
              'scanCard',
              'pickContact',
              'addContact',
              'copyText',
              'share',
              'previewFile',
              'openSettings',
              'keepScreenOn',
              'getAppInfo',
              'getStatusBarHeight',
              'sendChannelMessage',
              'openWebView',
              'requestPermission',
              'getUserInfo',
              'playVideo',
              'showNativeMessage',
              'hideStatusBar',
              'returnToNativeApp',
              'openNativeMainPage',
              'closeWebView',
            ],
          },
        )
      },
      1641(e, t, n) {
        const s = [(e) => e.GreatGasBridge, (e) => e.webkit?.messageHandlers?.getLoginInfo, (e) => e.icome],
          r = /icome|GreatGas/i,
          i = /GreatGas/i
        function o(e, t) {
          const n = t.partner || t.ticket || r.test(e.navigator.userAgent)
          return l(e) || (n && 'desktop' !== a(e.navigator))
        }
        function a({ userAgent: e, maxTouchPoints: t }) {
          return /Android/i.test(e)
            ? 'android'
            : /iPhone|iPad|iPod/i.test(e) || (/Macintosh/.test(e) && t > 1)
              ? 'ios'
              : 'desktop'
        }
        function l(e) {
          return s.some((t) => !!t(e))
        }
        async function c(e) {
          for (let t = 0; ; t += 300) {
            if (e()) return !0
            if (t >= 3e3) return !1
            await new Promise((e) => setTimeout(e, 300))
          }
        }
        n.d(
          t,
          {},
          {
            Dn: o,
            fm: c,
            k3: async (e, t) => {
              const n = a(e.navigator),
                s = l(e) || (o(e, t) && (await c(() => l(e))))
              return s
                ? { kind: t.partner || i.test(e.navigator.userAgent) ? 'partner' : 'messaging-app', os: n, native: s }
                : { kind: 'browser', os: n, native: s }
            },
          },
        )
      },
      9127(e, t, n) {
        var s = n(9424),
          r = n(7833)
        const i = () => (0, r.tB)('cancelled', r.WE.cancelled),
          o = new (class {
            constructor() {
              ;(this.current = void 0), (0, s.l_)(this, { current: s.HT }, { autoBind: !0 })
            }
            ask(e, t) {
              return this.current
                ? Promise.resolve((0, r.tB)('busy', 'busy'))
                : t?.aborted
                  ? Promise.resolve(i())
                  : new Promise((n) => {
                      const s = () => this.settle(i())
                      t?.addEventListener('abort', s),
                        (this.current = {
                          View: e,
                          answer: (e) => {
                            t?.removeEventListener('abort', s), n(e)
                          },
                        })
                    })
            }
            found(e) {
              this.settle({ ok: !0, data: { text: e } })
            }
            close() {
              this.settle(i())
            }
            settle(e) {
              const t = this.current
              ;(this.current = void 0), t?.answer(e)
            }
          })()
        n.d(t, {}, { d: o })
      },
      7269(e, t, n) {
        n.d(t, { T: () => i, I: () => o })
        var s = n(659)
        function r(e) {
          return {
            path:
              (e.path?.map(({ type: e, key: t }) => ('array' === e ? '[]' : `.${String(t)}`)) ?? [])
                .join('')
                .replace(/^\./, '') || '.',
            cause: new s.H6d([e]),
          }
        }
        function i(e) {
          return {
            id: `${e.method} ${e.host} ${e.path}`,
            declaration: e,
            request: (t) => s.qgA(e.request, t),
            response: (t, n) =>
              ((e, t, n) => {
                let i = [],
                  o = t
                for (;;) {
                  const t = s.xLC(e, o)
                  if (t.success) {
                    for (const e of i) n?.(e)
                    return t.output
                  }
                  const a =
                    n &&
                    ((e) => {
                      const t = new Map()
                      for (const n of e) {
                        let e = n.path ?? [],
                          s = e.length - 1
                        for (
                          ;
                          s >= 0 &&
                          !((e, t, { expected: n }) => {
                            var s
                            const [r, i] = e.slice(t)
                            return (
                              r?.type === 'array' &&
                              (i
                                ? 'object' === i.type
                                : 'Object' === n ||
                                  'object' == (null === (s = r.value) ? 'null' : Array.isArray(s) ? 'Array' : typeof s))
                            )
                          })(e, s, n);
                        )
                          s -= 1
                        const r = e[s]
                        if (!r) return
                        const i = t.get(r.input) ?? new Set()
                        if (
                          (t.set(r.input, i.add(r.key)),
                          e.slice(0, s).every(({ type: e }) => 'array' !== e) && i.size === r.input.length)
                        )
                          return
                      }
                      return t
                    })(t.issues)
                  if (!a) throw new s.H6d(t.issues)
                  i.push(...t.issues.map(r)),
                    (o = (function e(t, n) {
                      if (Array.isArray(t)) {
                        const s = n.get(t)
                        return t.filter((e, t) => !s?.has(t)).map((t) => e(t, n))
                      }
                      return 'object' != typeof t || null === t
                        ? t
                        : Object.fromEntries(Object.entries(t).map(([t, s]) => [t, e(s, n)]))
                    })(o, a))
                }
              })(e.response, t, n),
          }
        }
        function o(e) {
          return s.FsL(
            s.Ikc({ ...e, page: s.FsL(s.aig(), s.ndf(), s.Wwf(1)) }),
            s.pdi(({ page: e, ...t }) => ({ pageNum: e, pageSize: 20, ...t })),
          )
        }
      },
      5598(e, t, n) {
        var s = n(8181),
          r = n(2056)
        const i = { codes: s.t2, fields: ['data'] },
          o = { fields: [] },
          a = { text: 'http.serverError', after: ['network', 'timeout'] },
          l = (e) => ('PRO' === e ? 'PROD' : e),
          c = (e, t) => (0, r.ot)(e).replace(/\/+$/, '') || t,
          d = (e, t) => () => c(e, t),
          u = ({ fields: e }) => p(e.message) || p(e.msg),
          h = (e) => e.statusText,
          p = (e) => ('string' == typeof e ? e : ''),
          f = ({ identity: e }) => ({ Authorization: e.token }),
          g = {
            main: {
              base: d('MAIN_URL', '/main'),
              identity: !0,
              headers: f,
              cookies: !0,
              retries: !0,
              success: i,
              failure: u,
              toast: a,
            },
            crm: {
              base: d('CRM_HOST', '/crm'),
              identity: !0,
              headers: ({ identity: e }) => ({ Authorization: e.token.replace(/["']/g, '') }),
              success: i,
              failure: (e) => (200 === e.status ? u(e) : h(e) || u(e)),
              toast: a,
            },
            cm: {
              base: d('CM_HOST', '/cm'),
              identity: !0,
              headers: (e) => ({ ...f(e), ...Object.fromEntries(s.JZ.map((t) => [t, e.identity.ticket])) }),
              success: i,
              failure: u,
              toast: a,
            },
            file: { base: d('FILE_HOST', '/file'), identity: !0, headers: f, success: o, failure: h },
            infocol: {
              base: () => `${c('CM_HOST', '/cm')}/infocol`,
              identity: !0,
              headers: f,
              loading: !0,
              success: { codes: [200], fields: ['token', 'data'] },
              failure: () => 'operation failed',
              toast: { text: 'http.operationFailed', after: ['network', 'timeout', 'status', 'refused', 'malformed'] },
            },
            gateway: {
              base: ({ environment: e }) => c(`GATEWAY_URL_${l(e)}`, `/gateway/${l(e)}`),
              identity: !1,
              headers: ({ declaration: e, environment: t }) => ({
                'X-GW-AccessKey': (0, r.ot)('MONITOR_KEY' === e.accessKey ? `MONITOR_KEY_${l(t)}` : 'GATEWAY_KEY'),
              }),
              success: o,
              failure: () => '',
            },
          }
        n.d(t, {}, { b: g })
      },
      7007(e, t, n) {
        class s extends Error {
          constructor(e, t, n) {
            super(t, { cause: n.cause }),
              (this.kind = e),
              (this.name = 'HttpError'),
              (this.callId = n.callId),
              (this.code = n.code),
              (this.status = n.status),
              (this.data = n.data)
          }
        }
        n.d(
          t,
          {},
          {
            aK: (e) => e instanceof s && ('network' === e.kind || 'timeout' === e.kind),
            j$: s,
            mm: (e) => e instanceof s && 'cancelled' === e.kind,
          },
        )
      },
      9761(e, t, n) {
        var s = n(1394),
          r = n(4602),
          i = n(8345),
          o = n(69),
          a = n(5966)
        const l = (0, r.createContext)(void 0)
        function c() {
          return (0, r.useContext)(l)?.language ?? (0, o.aS)()
        }
        function d(e) {
          return (0, a.C)(c(), e)
        }
        n.d(
          t,
          {},
          {
            FW: () => d('app'),
            fL: d,
            k0: ({ children: e }) => {
              const { t } = (0, i.B)('app'),
                n = (0, r.useMemo)(() => ({ language: (0, o.aS)() }), [t])
              return (0, s.jsx)(l, { value: n, children: e })
            },
            ok: c,
          },
        )
      },
      69(e, t, n) {
        n.d(t, {
          Yj: () => u,
          aS: () => N,
          ux: () => k,
          Hy: () => x,
          sZ: () => b,
          xC: () => E,
          fn: () => y,
          if: () => j,
          Qq: () => P,
        })
        var s = n(4527),
          r = n(6171),
          i = n(659),
          o = JSON.parse(
            '{"boundary":{"title":"Something went wrong on this page","text":"Nothing you entered is lost. Try again. If that does not help, send the details to support.","chunk":"Part of the app could not be loaded. Check your connection and try again.","retry":"Try again","back":"Go back"},"state":{"notFoundTitle":"This page does not exist","notFoundText":"The address is incomplete or no longer in use.","home":"Go to the start page","deniedTitle":"You cannot open this page","constructionTitle":"This page is being built","constructionText":"It will open here as soon as it is ready.","copyDetails":"Copy details for support","copied":"Copied","copyFailed":"Could not copy the details."},"access":{"permission":"Your roles do not allow this.","missing":"You do not have the right “{{right}}”.","roles":"It comes with the role {{roles}}.","askPeople":"Ask {{people}} for it.","askAt":"Ask whoever approves roles at {{organisation}}.","ask":"Ask whoever approves roles in your organisation.","person":"{{name}} ({{organisation}})","or":"{{first}} or {{last}}","comma":", ","apply":"Apply for a role","flag":"This feature is turned off in this version.","hosts":"This feature is not available in this app.","noIdentity":"You are not signed in to the sales platform. Reopen it from your company’s app."},"page":{"loading":"Loading"},"list":{"total":"{{count}} in total","searchLabel":"Search","failed":"The list could not be loaded","offline":"No network connection","asOf":"Offline. As of {{when}}."},"form":{"draftSaved":"Draft saved","draftSaving":"Saving draft…","draftRestored":"Your draft from {{when}} was restored.","draftDiscard":"Start over","leaveTitle":"Leave this form?","leaveText":"What you entered is saved as a draft on this phone.","leave":"Leave","stay":"Keep writing","sendFailed":"Not sent. Your draft is saved on this phone.","earlierChecking":"Checking whether this has been sent…","earlierSent":"Already sent at {{time}}.","earlierSentEdited":"Already sent at {{time}}. Your later changes are not in it. Save to send them as another entry.","earlierQueued":"Saved on this phone at {{time}}, waiting to be sent.","earlierQueuedEdited":"Saved on this phone at {{time}}, waiting to be sent. Your later changes are not in it. Save to send them as another entry.","earlierUnknown":"This may have been sent at {{time}}. It is checked when you are online, before anything is sent again."},"error":{"network":"No network connection. Check it and try again.","timeout":"The server took too long to answer. Try again.","malformed":"The server’s reply could not be read. Try again; if the problem continues, contact support.","server":"The server reported an error: {{message}}","unexpected":"Something went wrong: {{message}}"},"push":{"open":"Open","more_one":"{{title}}, and {{count}} more message","more_other":"{{title}}, and {{count}} more messages"},"back":"Back","ok":"OK","undo":"Undo","role":{"sales":"Field sales","manager":"Area manager","approver":"Approver","project":"Project staff","finance":"Finance staff","editor":"Knowledge editor"},"product":"Energy Sales"}',
          ),
          a = n(5966),
          l = JSON.parse(
            '{"http":{"serverError":"server error","operationFailed":"operation failed","loading":"Loading…"},"session":{"noEmployee":"Your account has no permission for the sales management platform yet. Please ask for it to be enabled.","noEmployeeTitle":"No permission","ticketFailed":"The sign-in link did not work. Try another way.","failedTitle":"Could not sign in","failedText":"Your company’s app did not tell us who you are.","retry":"Try again","usePassword":"Sign in with password","reopenTitle":"Open the app again","reopenText":"Your sign-in has expired. Open this page again from the partner app; what you entered is kept.","expiredTitle":"Sign in again","expiredText":"Your sign-in has expired. Everything you entered is still here.","storageForbidden":"This browser blocks storage, so you will have to sign in again next time.","passwordMissing":"Enter your password.","passwordOf":"Password of {{name}}","signIn":"Sign in","wrongPassword":"Wrong account or password.","signInFirst":"Sign in to see this page."}}',
          ),
          c = JSON.parse(
            '{"storage":{"forbidden":"This browser cannot store anything. What you enter is lost when you close the page.","blocked":"The app is open in another tab in an older version. Close that tab so that your entries can be kept on this device."},"draft":{"notSaved":"Draft not saved: the device’s storage is full. Your entries stay here until you close the page.","notRemoved":"Sent. Its draft could not be removed from this phone and may come back."},"outbox":{"notKept":"The device’s storage is full. Keep the app open until this is sent.","photosNotKept":"The device’s storage is full: photos are only kept while the app is open. Keep it open until they are sent.","unreadable":"Some unsent entries from an older version cannot be read. They stay on the device; contact support.","reason":{"fileMissing":"A photo or file is no longer on this device. Add it again.","unknownCall":"This version of the app can no longer send this entry.","olderArrived":"The entry may have arrived before you changed it. Send the changed one as well, or discard it."}}}',
          ),
          d = JSON.parse(
            '{"atLeast":"at least {{least}}","back":"Back","choose":"Choose","chooseDate":"Choose a date","chooseMonth":"Choose a month","clearSearch":"Clear search","close":"Close","copy":"Copy","copyNamed":"Copy: {{label}}","fullText":"Full text","loading":"Loading","more":"More actions","moreFor":"More actions: {{name}}","nextYear":"Next year","previousYear":"Previous year","pullDone":"Up to date","pullDown":"Pull down to refresh","pullLetGo":"Release to refresh","rangeFrom":"{{label}}, from","rangeTo":"{{label}}, to","recentSearches":"Recent searches","retry":"Try again"}',
          )
        const u = ['en', 'zh-CN'],
          h = i.KIO(u),
          p = 'language',
          f = { 'zh-CN': () => n.e('src_i18n_chinese_ts').then(n.bind(n, 521)) },
          g = new Map(),
          m = new Set()
        async function y() {
          var e, t
          let n,
            a =
              ((e = (() => {
                try {
                  return localStorage.getItem(p)
                } catch {
                  return null
                }
              })()),
              (t = navigator.languages),
              (n = i.xLC(h, e)).success ? n.output : t[0]?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en')
          await s.Ay.use(r.r).init({
            lng: a,
            fallbackLng: 'en',
            defaultNS: 'app',
            ns: ['app'],
            resources: { en: { app: { ...o, ...l, ...c, ...d } } },
            interpolation: { escapeValue: !1 },
            keySeparator: '.',
            returnNull: !1,
            react: { useSuspense: !1 },
          })
          try {
            await w(a), (document.documentElement.lang = a)
          } catch (e) {
            console.warn(`texts in ${a} could not be loaded`, e), (document.documentElement.lang = 'en')
          }
        }
        async function w(e) {
          if ('en' === e) return
          const t = await f[e]()
          _(e, 'app', t.default)
        }
        function _(e, t, n) {
          s.Ay.addResourceBundle(e, t, n, !1, !0, { skipCopy: !0 }), (0, a.S)()
        }
        function b(e, t, n) {
          g.set(e, { all: t, menu: n })
        }
        async function v(e, t, n) {
          const s = g.get(t)?.[n]?.[e]
          !s ||
            m.has(`${e}/all/${t}`) ||
            m.has(`${e}/${n}/${t}`) ||
            (_(e, t, (await s()).default), m.add(`${e}/${n}/${t}`))
        }
        async function x(e, { beneath: t = !0 } = {}) {
          const n = N(),
            s = [...(t ? ['en'] : []), ...('en' === n ? [] : [n])]
          await Promise.all(s.map((t) => v(t, e, 'all')))
        }
        async function k(e) {
          const t = g.get(e)?.menu ? 'menu' : 'all',
            n = N()
          try {
            await v(n, e, t)
          } catch (s) {
            if ('en' === n) throw s
            await v('en', e, t)
          }
        }
        function j(e, t) {
          m.has(`en/all/${e}`) || (_('en', e, t), m.add(`en/page/${e}`))
        }
        function N() {
          const e = i.xLC(h, s.Ay.language)
          return e.success ? e.output : 'en'
        }
        function C(e) {
          return [
            ...new Set([...m].map((e) => e.split('/')).flatMap(([, t = '', n = '']) => (e.includes(t) ? [n] : []))),
          ]
        }
        async function E(e) {
          await w(e), await s.Ay.changeLanguage(e)
          const [t, n] = [C(['menu']), C(['all', 'page'])]
          await Promise.all([...t.map((e) => k(e)), ...n.map((e) => x(e))]),
            await s.Ay.changeLanguage(e),
            (document.documentElement.lang = e)
          try {
            localStorage.setItem(p, e)
          } catch {}
        }
        function P(e, t, n = 'app') {
          return (0, a.C)(s.Ay.language, n)(e, t)
        }
      },
      804(e, t, n) {
        function s(e, t, n) {
          return ('en' === n && t) || e
        }
        n.d(t, {}, { Z: ({ name: e, nameEn: t }, n) => s(e, t, n), r: s })
      },
      5966(e, t, n) {
        var s = n(4527)
        let r = /\{\{\s*(\w+)\s*\}\}/g,
          i = ['context', 'ordinal', 'defaultValue', 'lng', 'ns'],
          o = { en: (e) => (1 === e ? 'one' : 'other'), 'zh-CN': () => 'other' },
          a = new Map(),
          l = new Map()
        n.d(
          t,
          {},
          {
            C: (e, t) => {
              const n = `${e}/${t}`,
                c = a.get(n)
              if (c) return c
              const d = (a, c) => {
                const d = () => s.Ay.t(a, { ...c, lng: e, ns: t })
                if (c && i.some((e) => e in c)) return d()
                const u = c?.count
                if (void 0 !== u && !('number' == typeof u && Number.isInteger(u) && u >= 0)) return d()
                const h = `${n}/${a}${void 0 === u ? '' : 1 === u ? '_one' : '_other'}`,
                  p =
                    l.get(h) ??
                    ((e, t, n, r) => {
                      if (s.Ay.isInitialized)
                        for (const i of [e, 'en']) {
                          const e = void 0 === r ? n : `${n}_${o[i]?.(r)}`,
                            a = s.Ay.getResource(i, t, e)
                          if ('string' == typeof a) return a
                        }
                    })(e, t, a, u)
                if (void 0 === p || (l.set(h, p), p.includes('$t('))) return d()
                if (!p.includes('{{')) return p
                const f = c ?? {},
                  g = p.replace(r, (e, t) => {
                    const n = f[t]
                    return 'string' == typeof n || 'number' == typeof n ? String(n) : e
                  })
                return g.includes('{{') ? d() : g
              }
              return (a.set(n, d), d)
            },
            S: () => {
              ;(a = new Map()), (l = new Map())
            },
          },
        )
      },
      7180(e, t, n) {
        let s = () => void 0,
          r = new Promise((e) => {
            s = e
          })
        n.d(
          t,
          {},
          {
            C: () => {
              s()
            },
            H: r,
          },
        )
      },
      6655(e, t, n) {
        n.d(
          t,
          {},
          {
            a: (e) => {
              let t
              return () =>
                (t ??= e().catch((e) => {
                  throw ((t = void 0), e)
                }))
            },
          },
        )
      },
      830(e, t, n) {
        n.d(t, { qs: () => r, C1: () => o, AX: () => i })
        const s = 'reloaded-for'
        class r extends Error {
          constructor(...e) {
            super(...e), (this.name = 'ChunkError')
          }
        }
        async function i(e, t) {
          const n = setTimeout(() => console.warn(`plugin ${t}: its code takes longer than 5000 ms`), 5e3)
          try {
            return await e()
          } catch {
            return (await new Promise((e) => setTimeout(e, 500)), await e())
          } finally {
            clearTimeout(n)
          }
        }
        async function o(e, t) {
          try {
            return await i(e, t)
          } catch (e) {
            if (
              await (async (e = () => location.reload()) => {
                const t = document.querySelector('script[data-entry]')?.getAttribute('src')
                if (!t) return !1
                try {
                  const e = await fetch(location.pathname, { cache: 'no-store' }),
                    n = await e.text()
                  if (!e.ok || !n.includes(' data-entry') || n.includes(t) || sessionStorage.getItem(s) === t) return !1
                  sessionStorage.setItem(s, t)
                } catch {
                  return !1
                }
                return (e(), !0)
              })()
            )
              return new Promise(() => {})
            throw (
              window.dispatchEvent(new CustomEvent('app:preload-error', { detail: { plugin: t } })),
              new r('the code of this page could not be loaded', { cause: e })
            )
          }
        }
      },
      3248(e, t, n) {
        n.d(
          t,
          {},
          {
            J: () =>
              new Promise((e) => {
                const { port1: t, port2: n } = new MessageChannel()
                ;(t.onmessage = () => {
                  t.close(), e()
                }),
                  n.postMessage(void 0)
              }),
          },
        )
      },
      3458(e, t, n) {
        n.d(
          t,
          {},
          {
            d: () =>
              new Promise((e) => {
                'requestIdleCallback' in window ? requestIdleCallback(() => e(), { timeout: 5e3 }) : setTimeout(e, 1e3)
              }),
          },
        )
      },
      8236(e, t, n) {
        var s = n(3248)
        !(async () => {
          const { boot: e } = await Promise.resolve().then(n.bind(n, 6201))
          await (0, s.J)(), await e()
        })()
      },
      2751(e, t, n) {
        var s = n(659)
        n.d(t, {}, { on: (e, t) => ({ ...e, handler: t }), z: (e, t) => ({ type: e, parse: (e) => s.qgA(t, e) }) })
      },
      6137(e, t, n) {
        var s = n(9424)
        const r = new (class {
          constructor() {
            ;(this.height = 0), (0, s.l_)(this, {}, { autoBind: !0 })
          }
          setHeight(e) {
            ;(this.height = e), document.documentElement.style.setProperty('--keyboard-height', `${e}px`)
          }
        })()
        n.d(t, {}, { Q: r })
      },
      8251(e, t, n) {
        let s = []
        n.d(
          t,
          {},
          {
            KT: (e, t) => {
              const n = { message: e, run: (e) => t(e) }
              return (
                (s = [...s, n]),
                () => {
                  s = s.filter((e) => e !== n)
                }
              )
            },
            Yi: (e) => s.find(({ message: t }) => t.type === e)?.message,
            l$: (e, t, n) =>
              s
                .filter(({ message: t }) => t.type === e)
                .reverse()
                .some(({ run: s }) => {
                  try {
                    return !0 === s(t)
                  } catch (t) {
                    return (n(t, `page listener of ${e}`), !1)
                  }
                }),
          },
        )
      },
      6908(e, t, n) {
        var s = n(659),
          r = n(2751)
        const i = s.FsL(s.KCZ([s.YjP(), s.aig()]), s.Roz(), s.E2x(), s.Wwf(0)),
          o = {
            open: (0, r.z)('todo.open', s.Ikc({ route: s.FsL(s.YjP(), s.hq()) })),
            done: (0, r.z)(
              'todo.done',
              s.FsL(
                s.lqM(s.Ikc({ route: s.lqM(s.YjP()), value: s.lqM(s.L5J()) }), {}),
                s.pdi(({ route: e, value: t }) => ({ route: e, value: t })),
              ),
            ),
            close: (0, r.z)(
              'todo.close',
              s.FsL(
                s.lqM(s.L5J()),
                s.pdi(() => void 0),
              ),
            ),
            resize: (0, r.z)('todo.resize', s.Ikc({ height: i })),
          },
          a = Object.values(o).map(({ type: e }) => e)
        n.d(t, {}, { H: (e) => a.includes(e), X: o })
      },
      5589(e, t, n) {
        var s = n(4602),
          r = n(7181),
          i = n(3748)
        const o = (0, s.createContext)(void 0)
        function a() {
          const e = (0, s.useContext)(o)
          if (!e) throw Error('used outside of a page')
          return e
        }
        n.d(
          t,
          {},
          {
            N5: a,
            NQ: o,
            SQ: (e) => {
              const { query: t } = a().page
              return (0, s.useMemo)(() => {
                const n = (0, r.KA)(e, t)
                if (!n.ok) throw Error(`search of ${e.path} does not parse`)
                return n.search
              }, [e, t])
            },
            Sw: (e) => {
              const { setState: t } = a()
              ;(0, s.useLayoutEffect)(() => t(e), [t, e])
            },
            Xk: (e, t) => {
              const { navigation: n, page: r, visible: i } = a(),
                o = (0, s.useRef)(e)
              ;(0, s.useLayoutEffect)(() => {
                o.current = e
              })
              const { entry: l } = r
              ;(0, s.useEffect)(() => {
                if (t && i) return n.onBack(l, () => o.current())
              }, [n, l, t, i])
            },
            bM: () => {
              const { query: e } = a().page
              return (0, s.useMemo)(() => '1' === (0, i.m)(e).fullscreen, [e])
            },
            fs: (e) => {
              const { entry: t } = a().page,
                n = (0, s.useCallback)(() => {
                  var n, s
                  return ((n = t), (s = e), n.memory.get(s))
                }, [t, e]),
                r = (0, s.useCallback)(
                  (n) => {
                    t.memory.set(e, n)
                  },
                  [t, e],
                )
              return (0, s.useMemo)(() => ({ get: n, set: r }), [n, r])
            },
          },
        )
      },
      1250(e, t, n) {
        var s = n(4602),
          r = n(7181),
          i = n(5589)
        n.d(
          t,
          {},
          {
            b: (e) => {
              const { navigation: t, page: n } = (0, i.N5)(),
                { entry: o } = n
              return (0, s.useMemo)(() => {
                var e, n
                let s
                return (
                  (e = t),
                  (n = o.id),
                  (s = (t) => {
                    e.visible.entry.id === n && t()
                  }),
                  {
                    open: (t, ...n) => s(() => e.open((0, r.UF)(t, ...n))),
                    openHref: (t) => s(() => e.open(t)),
                    replace: (t, ...n) => s(() => e.open((0, r.UF)(t, ...n), { replace: !0 })),
                    replaceHref: (t) => s(() => e.open(t, { replace: !0 })),
                    setSearch: (t) => s(() => e.changeSearch(t)),
                    choose: async (t, ...s) => (e.visible.entry.id === n ? e.choose(t, ...s) : void 0),
                    answer: (t, n) => s(() => e.answer(t, n)),
                    back: () => s(() => e.back()),
                    leave: () => s(() => e.leave()),
                  }
                )
              }, [t, o.id])
            },
          },
        )
      },
      3852(e, t, n) {
        let s
        n.d(
          t,
          {},
          {
            X: (e) => {
              s = e
            },
            s: async () => s ?? n.e('device').then(n.bind(n, 5247)),
          },
        )
      },
      7200(e, t, n) {
        var s = n(1394),
          r = n(4602)
        class i extends r.Component {
          static getDerivedStateFromError(e) {
            return { error: e, failed: !0 }
          }
          componentDidCatch(e, t) {
            const { plugin: n, owner: s, what: r = 'page', report: i } = this.props
            i(e, `plugin ${n} (${s}), ${r}${t.componentStack ?? ''}`)
          }
          componentDidUpdate(e) {
            this.state.failed && e.resetOn !== this.props.resetOn && this.retry()
          }
          render() {
            const { waiting: e, failed: t, children: n } = this.props
            return this.state.failed
              ? t({ error: this.state.error, retry: this.retry })
              : (0, s.jsx)(r.Suspense, { fallback: e, children: n })
          }
          constructor(...e) {
            super(...e),
              (this.state = { error: void 0, failed: !1 }),
              (this.retry = () => {
                this.props.onRetry?.(), this.setState({ error: void 0, failed: !1 })
              })
          }
        }
        n.d(t, {}, { _: i })
      },
      3748(e, t, n) {
        var s = n(8492),
          r = n.n(s),
          i = n(8181)
        n.d(
          t,
          {},
          {
            _: (e) =>
              Object.entries(e)
                .map((e) =>
                  e
                    .map((e) => {
                      var t
                      return encodeURIComponent(((t = e), new TextDecoder().decode(new TextEncoder().encode(t))))
                    })
                    .join('='),
                )
                .join('&'),
            m: (e) => r()(e, { ...i.G2, ignoreQueryPrefix: !0 }),
          },
        )
      },
      7181(e, t, n) {
        var s = n(659),
          r = n(6199),
          i = n(3748)
        const o = { from: s.lqM(s.YjP()), fullscreen: s.lqM(s.YjP()), navigationBarColor: s.lqM(s.YjP()) }
        function a(e, t = {}) {
          const n = t.search ?? {}
          return { path: e, search: n, identity: t.identity ?? Object.keys(n) }
        }
        function l(e) {
          const t = {}
          for (const [n, s] of Object.entries(e)) {
            const e = ((e) => {
              if (null != e && '' !== e && !1 !== e)
                return !0 === e ? '1' : Array.isArray(e) ? (e.length > 0 ? (0, r.D7)(e) : void 0) : String(e)
            })(s)
            void 0 !== e && (t[n] = e)
          }
          return (0, i._)(t)
        }
        n.d(
          t,
          {},
          {
            CJ: l,
            KA: (e, t) => {
              const n = s.Ikc({ ...o, ...e.search }),
                r = s.xLC(n, (0, i.m)(t))
              return r.success ? { ok: !0, search: r.output } : { ok: !1 }
            },
            LM:
              () =>
              (e, t = {}) => ({ ...a(e, t), answers: (e) => e }),
            UF: (e, ...[t]) => {
              const n = l({ ...t })
              return n ? `${e.path}?${n}` : e.path
            },
            V$: a,
          },
        )
      },
      5352(e, t, n) {
        n.d(t, { zG: () => i, Yl: () => c, DP: () => u })
        var s = n(4602),
          r = n(659)
        const i = ['system', 'light', 'dark'],
          o = r.KIO(i),
          a = new Set()
        function l() {
          const e = r.xLC(o, document.documentElement.dataset.theme)
          return e.success ? e.output : 'system'
        }
        function c(e) {
          const t = document.documentElement
          'system' === e ? delete t.dataset.theme : (t.dataset.theme = e)
          try {
            localStorage.setItem('theme', e)
          } catch {}
          for (const e of a) e()
        }
        function d(e) {
          return (a.add(e), () => a.delete(e))
        }
        function u() {
          return (0, s.useSyncExternalStore)(d, l)
        }
      },
      8609(e, t, n) {
        var s = n(1394),
          r = n(3604),
          i = n(6345)
        n.d(
          t,
          {},
          {
            W: ({ open: e, onClose: t, title: n, actions: o }) =>
              (0, s.jsx)(i.c, {
                open: e,
                onClose: t,
                title: n,
                children: (0, s.jsx)('ul', {
                  className: (0, r.L)('list', o.some(({ icon: e }) => e) && 'actionmenu--icons'),
                  children: o.map((e) =>
                    (0, s.jsx)(
                      'li',
                      {
                        children: (0, s.jsxs)('button', {
                          type: 'button',
                          className: (0, r.L)('actionmenu__entry', 'risk' === e.tone && 'actionmenu__entry--risk'),
                          disabled: e.disabled,
                          'aria-current': e.chosen ? 'true' : void 0,
                          onClick: () => {
                            t(), e.onPress()
                          },
                          children: [
                            e.icon,
                            (0, s.jsxs)('span', {
                              children: [e.label, e.note ? (0, s.jsx)('small', { children: e.note }) : null],
                            }),
                          ],
                        }),
                      },
                      e.label,
                    ),
                  ),
                }),
              }),
          },
        )
      },
      4653(e, t, n) {
        var s = n(1394)
        n.d(
          t,
          {},
          {
            E: ({ count: e }) =>
              (0, s.jsx)('span', { className: 'badge', 'aria-hidden': 'true', children: e > 99 ? '99+' : e }),
          },
        )
      },
      5018(e, t, n) {
        var s = n(1394),
          r = n(4602),
          i = n(3604),
          o = n(4580)
        n.d(
          t,
          {},
          {
            $: (e) => {
              const {
                  variant: t = 'line',
                  size: n = 'normal',
                  wide: a,
                  busy: l = !1,
                  disabled: c,
                  type: d = 'button',
                  icon: u,
                  onPress: h,
                  children: p,
                } = e,
                [f, g] = (0, r.useState)(!1),
                m = (0, r.useRef)(!1),
                y = (0, o.Z)(),
                w = l || f
              return (0, s.jsxs)('button', {
                type: d,
                className: (0, i.L)('btn', `btn--${t}`, 'small' === n && 'btn--sm', a && 'btn--wide'),
                disabled: c,
                'aria-disabled': w || void 0,
                'aria-busy': w || void 0,
                onClick: async (e) => {
                  if (w || m.current) return e.preventDefault()
                  try {
                    const e = h?.()
                    if (!(e instanceof Promise)) return
                    ;(m.current = !0), g(!0), await e
                  } catch (e) {
                    y(e)
                  } finally {
                    ;(m.current = !1), g(!1)
                  }
                },
                children: [
                  w ? (0, s.jsx)('span', { className: 'btn__spin', 'aria-hidden': 'true' }) : u,
                  (0, s.jsx)('span', { className: 'btn__text', children: p }),
                ],
              })
            },
          },
        )
      },
      2509(e, t, n) {
        var s = n(1394),
          r = n(4653),
          i = n(3604)
        n.d(
          t,
          {},
          {
            K: (e) => {
              const {
                label: t,
                onPress: n,
                pressed: o,
                disabled: a,
                badge: l,
                tone: c = 'text',
                opens: d,
                children: u,
              } = e
              return (0, s.jsxs)('button', {
                type: 'button',
                className: (0, i.L)('iconbtn', `iconbtn--${c}`),
                'aria-label': t,
                'aria-pressed': o,
                'aria-haspopup': d ? 'dialog' : void 0,
                disabled: a,
                onClick: n,
                children: [u, l ? (0, s.jsx)(r.E, { count: l }) : null],
              })
            },
          },
        )
      },
      4076(e, t, n) {
        let s
        n.d(t, { b: () => k })
        var r = n(1394),
          i = n(4602),
          o = n(1250),
          a = n(3604),
          l = n(9424),
          c = n(6137)
        let d = 0,
          u = 0,
          h = { width: 0, height: 0 }
        function p() {
          const { innerHeight: e, innerWidth: t, visualViewport: n } = window
          ;(t !== h.width || e > h.height) && (h = { width: t, height: e })
          const s = n && n.scale <= 1.01 ? e - n.height - n.offsetTop : 0,
            r = c.Q.height - (h.height - e),
            i = u
          ;(u = Math.round(Math.max(0, s, r))),
            document.documentElement.style.setProperty('--keyboard', `${u}px`),
            u > i && r > s && document.activeElement?.scrollIntoView({ block: 'nearest' })
        }
        var f = n(2993)
        const g = new Map([
            [
              'bold',
              i.createElement(
                i.Fragment,
                null,
                i.createElement('path', {
                  d: 'M228,128a12,12,0,0,1-12,12H69l51.52,51.51a12,12,0,0,1-17,17l-72-72a12,12,0,0,1,0-17l72-72a12,12,0,0,1,17,17L69,116H216A12,12,0,0,1,228,128Z',
                }),
              ),
            ],
            [
              'regular',
              i.createElement(
                i.Fragment,
                null,
                i.createElement('path', {
                  d: 'M224,128a8,8,0,0,1-8,8H59.31l58.35,58.34a8,8,0,0,1-11.32,11.32l-72-72a8,8,0,0,1,0-11.32l72-72a8,8,0,0,1,11.32,11.32L59.31,120H216A8,8,0,0,1,224,128Z',
                }),
              ),
            ],
          ]),
          m = i.forwardRef((e, t) => i.createElement(f.A, { ref: t, ...e, weights: g }))
        m.displayName = 'ArrowLeftIcon'
        var y = n(1908),
          w = n(9986),
          _ = n(9761),
          b = n(8609),
          v = n(2509)
        function x({ title: e, onBack: t, back: n = 'arrow', middle: s, actions: o, menu: a = [] }) {
          const l = (0, _.FW)(),
            [c, d] = (0, i.useState)(!1)
          return (0, r.jsxs)('div', {
            className: 'navbar',
            children: [
              t
                ? (0, r.jsx)(v.K, {
                    label: l('arrow' === n ? 'back' : 'close'),
                    onPress: t,
                    children:
                      'arrow' === n
                        ? (0, r.jsx)(m, { 'aria-hidden': 'true' })
                        : (0, r.jsx)(w.X, { 'aria-hidden': 'true' }),
                  })
                : null,
              (0, r.jsx)('h1', { className: s ? 'visually-hidden' : 'navbar__title', children: e }),
              s ? (0, r.jsx)('div', { className: 'navbar__mid', children: s }) : null,
              o,
              a.length > 0
                ? (0, r.jsxs)(r.Fragment, {
                    children: [
                      (0, r.jsx)(v.K, {
                        label: l('more'),
                        onPress: () => d(!0),
                        opens: !0,
                        children: (0, r.jsx)(y.L, { 'aria-hidden': 'true', weight: 'bold' }),
                      }),
                      (0, r.jsx)(b.W, { open: c, onClose: () => d(!1), title: e, actions: a }),
                    ],
                  })
                : null,
            ],
          })
        }
        function k(e) {
          var t
          const {
              title: n,
              nav: c,
              bare: h = !1,
              plain: f = !1,
              flush: g = !1,
              top: m,
              bottomBar: y,
              dock: w,
              children: _,
            } = e,
            b = (0, i.useRef)(null),
            { back: v } = (0, o.b)()
          return (
            (0, i.useEffect)(() => {
              let e, t
              return (
                (d += 1),
                (s ??=
                  ((e = window.visualViewport),
                  (t = (0, l.fm)(p)),
                  window.addEventListener('resize', p),
                  e?.addEventListener('resize', p),
                  e?.addEventListener('scroll', p),
                  () => {
                    t(),
                      window.removeEventListener('resize', p),
                      e?.removeEventListener('resize', p),
                      e?.removeEventListener('scroll', p),
                      document.documentElement.style.removeProperty('--keyboard'),
                      (u = 0)
                  })),
                () => {
                  ;(d -= 1) > 0 || (s?.(), (s = void 0))
                }
              )
            }, []),
            (t = void 0 !== w),
            (0, i.useEffect)(() => {
              const e = b.current,
                n = e?.closest('.page')
              if (!t || !e || !n) return
              let s = n.scrollTop,
                r = () => {
                  const t = n.scrollTop
                  ;(8 > Math.abs(t - s) && t > 0) || (e.toggleAttribute('data-aside', t > s && t > 0), (s = t))
                }
              return (n.addEventListener('scroll', r, { passive: !0 }), () => n.removeEventListener('scroll', r))
            }, [b, t]),
            (0, r.jsxs)('main', {
              ref: b,
              className: (0, a.L)('frame', h && !m && 'frame--bare', f && 'frame--plain'),
              children: [
                h ? (0, r.jsx)('h1', { className: 'visually-hidden', children: n }) : null,
                h && !m
                  ? null
                  : (0, r.jsxs)('header', {
                      className: (0, a.L)('frame__top', !m && !g && 'frame__top--line'),
                      children: [h ? null : (0, r.jsx)(x, { title: n, onBack: v, ...c }), m],
                    }),
                (0, r.jsx)('div', {
                  className: (0, a.L)('frame__body', w ? 'frame__body--dock' : void 0),
                  children: _,
                }),
                w
                  ? (0, r.jsx)('div', {
                      className: (0, a.L)('frame__dock', y ? 'frame__dock--raised' : void 0),
                      children: w,
                    })
                  : null,
                y ? (0, r.jsx)('div', { className: 'frame__bar', children: y }) : null,
              ],
            })
          )
        }
      },
      6345(e, t, n) {
        let s
        var r = n(1394),
          i = n(4602),
          o = n(7180),
          a = n(3458)
        async function l() {
          const e = await n.e('interaction').then(n.bind(n, 115))
          return ((s = e.default), e)
        }
        o.H.then(a.d)
          .then(l)
          .catch(() => void 0),
          n.d(
            t,
            {},
            {
              c: (e) => {
                const [t, n] = (0, i.useState)()
                return (e.open && !t && n(() => s ?? (0, i.lazy)(l)), t)
                  ? (0, r.jsx)(i.Suspense, { fallback: null, children: (0, r.jsx)(t, { ...e }) })
                  : null
              },
            },
          )
      },
      8607(e, t, n) {
        n.d(t, { RN: () => m, $K: () => f, k1: () => g, fh: () => h, dz: () => u })
        var s = n(1394),
          r = n(9761),
          i = n(3604),
          o = n(4602)
        const a = [62, 78, 54, 70],
          l = [44, 38, 50, 42],
          c = (e, t) => `${e[t % e.length] ?? 50}%`,
          d = (e) => Array.from({ length: e }, (e, t) => t)
        function u({ count: e = 6 }) {
          return (0, s.jsx)(y, {
            className: 'bones--rows',
            children: d(e).map((e) =>
              (0, s.jsxs)(
                'div',
                {
                  className: 'bonerow',
                  children: [
                    (0, s.jsx)('i', { className: 'bone bone--ring' }),
                    (0, s.jsx)('i', { className: 'bone bone--name', style: { width: c(a, e) } }),
                    (0, s.jsx)('i', { className: 'bone bone--line', style: { width: c(l, e) } }),
                    (0, s.jsx)('i', { className: 'bone bone--line', style: { width: c(l, e + 1) } }),
                    (0, s.jsxs)('span', {
                      className: 'bonerow__tags',
                      children: [(0, s.jsx)('i', { className: 'bone' }), (0, s.jsx)('i', { className: 'bone' })],
                    }),
                    (0, s.jsx)('i', { className: 'bone bone--figure' }),
                    (0, s.jsx)('i', { className: 'bone bone--far' }),
                  ],
                },
                e,
              ),
            ),
          })
        }
        function h({ count: e = 3 }) {
          return (0, s.jsx)(y, {
            className: 'bones--lines',
            children: d(e).map((e) =>
              (0, s.jsx)('i', { className: 'bone bone--line', style: { width: c([92, 78, 86, 60], e) } }, e),
            ),
          })
        }
        function p({ count: e }) {
          return d(e).map((e) =>
            (0, s.jsxs)(
              'div',
              {
                className: 'bones__card',
                children: [
                  (0, s.jsx)('i', { className: 'bone bone--name', style: { width: '32%' } }),
                  (0, s.jsx)('i', { className: 'bone bone--line', style: { width: '92%' } }),
                  (0, s.jsx)('i', { className: 'bone bone--line', style: { width: '74%' } }),
                  (0, s.jsx)('i', { className: 'bone bone--line', style: { width: '84%' } }),
                ],
              },
              e,
            ),
          )
        }
        function f({ head: e = !0 }) {
          return (0, s.jsxs)(y, {
            className: 'bones--detail',
            children: [
              e
                ? (0, s.jsxs)('div', {
                    className: 'bones__head',
                    children: [
                      (0, s.jsx)('i', { className: 'bone bone--title' }),
                      (0, s.jsx)('i', { className: 'bone bone--line', style: { width: '68%' } }),
                      (0, s.jsx)('i', { className: 'bone bone--line', style: { width: '82%' } }),
                      (0, s.jsx)('div', {
                        className: 'bones__places',
                        children: d(4).map((e) => (0, s.jsx)('i', { className: 'bone' }, e)),
                      }),
                    ],
                  })
                : null,
              (0, s.jsx)(p, { count: 2 }),
            ],
          })
        }
        function g({ count: e = 4 }) {
          return (0, s.jsx)(y, {
            className: 'bones--form',
            children: (0, s.jsx)('div', {
              className: 'bones__card',
              children: d(e).map((e) =>
                (0, s.jsxs)(
                  'div',
                  {
                    className: 'bones__field',
                    children: [
                      (0, s.jsx)('i', { className: 'bone bone--line', style: { width: c([22, 30, 26], e) } }),
                      (0, s.jsx)('i', { className: 'bone bone--field' }),
                    ],
                  },
                  e,
                ),
              ),
            }),
          })
        }
        function m() {
          return (0, s.jsx)(y, {
            className: 'bones--bar',
            children: (0, s.jsx)('i', { className: 'bone bone--button' }),
          })
        }
        function y({ className: e, children: t }) {
          const n = (0, r.FW)(),
            a = (() => {
              const [e, t] = (0, o.useState)(!1)
              return (
                (0, o.useEffect)(() => {
                  const e = setTimeout(() => t(!0), 200)
                  return () => clearTimeout(e)
                }, []),
                e
              )
            })()
          return (0, s.jsx)('div', {
            className: (0, i.L)('bones', e, a && 'bones--shown'),
            role: 'status',
            'aria-label': n('loading'),
            children: (0, s.jsx)('div', { 'aria-hidden': 'true', children: t }),
          })
        }
      },
      7584(e, t, n) {
        n.d(t, { X: () => a })
        var s = n(1394),
          r = n(5018)
        const i = (0, s.jsx)('ellipse', { className: 'art-ground', cx: '100', cy: '130', rx: '80', ry: '9' }),
          o = {
            empty: (0, s.jsxs)(s.Fragment, {
              children: [
                i,
                (0, s.jsx)('path', {
                  className: 'art-tint art-line',
                  d: 'M44 34 78 22l44 14 34-12v82l-34 12-44-14-34 12z',
                }),
                (0, s.jsx)('path', { className: 'art-thin', d: 'M78 22v82M122 36v82' }),
                (0, s.jsx)('path', { className: 'art-dots', d: 'M54 88c10-8 16-2 22-10s14-14 24-10 12-10 22-12' }),
                (0, s.jsx)('path', {
                  className: 'art-accent',
                  d: 'M134 72c-11-12-17-19-17-28a17 17 0 0 1 34 0c0 9-6 16-17 28z',
                }),
                (0, s.jsx)('circle', { className: 'art-face', cx: '134', cy: '44', r: '6.5' }),
              ],
            }),
            offline: (0, s.jsxs)(s.Fragment, {
              children: [
                i,
                (0, s.jsx)('path', { className: 'art-tint art-line', d: 'M8 78h46v28H8zM146 78h46v28h-46z' }),
                (0, s.jsx)('path', { className: 'art-face art-line', d: 'M54 70h12v44H54zM134 70h12v44h-12z' }),
                (0, s.jsx)('path', { className: 'art-thin', d: 'M20 78v28M180 78v28' }),
                (0, s.jsx)('path', { className: 'art-accent-line', d: 'M74 92h10M95 92h10M116 92h10' }),
                (0, s.jsx)('path', {
                  className: 'art-face art-line',
                  d: 'M76 44c0-11 9-19 20-19 9 0 16 5 19 12 9 0 16 6 16 14s-7 14-15 14H86c-7 0-13-5-13-12 0-4 1-7 3-9z',
                }),
                (0, s.jsx)('path', { className: 'art-gap', d: 'M82 20l42 50' }),
                (0, s.jsx)('path', { className: 'art-line', d: 'M82 20l42 50' }),
              ],
            }),
            denied: (0, s.jsxs)(s.Fragment, {
              children: [
                i,
                (0, s.jsx)('path', { className: 'art-tint art-line', d: 'M6 84h188v28H6z' }),
                (0, s.jsx)('path', { className: 'art-face art-line', d: 'M66 76h10v44H66zM124 76h10v44h-10z' }),
                (0, s.jsx)('path', { className: 'art-line', d: 'M100 84V54' }),
                (0, s.jsx)('ellipse', { className: 'art-face art-line', cx: '100', cy: '46', rx: '38', ry: '12' }),
                (0, s.jsx)('ellipse', { className: 'art-brand', cx: '100', cy: '46', rx: '10', ry: '3.5' }),
                (0, s.jsx)('path', { className: 'art-thin', d: 'M62 46h76M100 34v24' }),
                (0, s.jsx)('rect', { className: 'art-accent', x: '86', y: '88', width: '28', height: '24', rx: '5' }),
                (0, s.jsx)('path', { className: 'art-accent-line', d: 'M92 88v-6a8 8 0 0 1 16 0v6' }),
                (0, s.jsx)('circle', { cx: '100', cy: '99', r: '3', fill: 'var(--text-on-accent)' }),
              ],
            }),
            'not-found': (0, s.jsxs)(s.Fragment, {
              children: [
                i,
                (0, s.jsx)('path', {
                  className: 'art-tint art-line',
                  d: 'M44 34 78 22l44 14 34-12v82l-34 12-44-14-34 12z',
                }),
                (0, s.jsx)('path', { className: 'art-thin', d: 'M78 22v82M122 36v82' }),
                (0, s.jsx)('path', { className: 'art-dots', d: 'M52 92c12-4 14-16 26-16s16 10 26 4' }),
                (0, s.jsx)('path', { className: 'art-accent-line', d: 'M118 56l22 22M140 56l-22 22' }),
              ],
            }),
            failed: (0, s.jsxs)(s.Fragment, {
              children: [
                i,
                (0, s.jsx)('path', { className: 'art-tint art-line', d: 'M6 98h188v24H6zM93 98V82h14v16' }),
                (0, s.jsx)('circle', { className: 'art-face art-line', cx: '100', cy: '52', r: '34' }),
                (0, s.jsx)('path', { className: 'art-scale', d: 'M76 66a28 28 0 1 1 48 0' }),
                (0, s.jsx)('path', { className: 'art-accent-line', d: 'M76 66a28 28 0 0 1-3.5-14' }),
                (0, s.jsx)('path', { className: 'art-hand', d: 'M100 52 79 62' }),
                (0, s.jsx)('circle', { className: 'art-ink', cx: '100', cy: '52', r: '5' }),
              ],
            }),
            construction: (0, s.jsxs)(s.Fragment, {
              children: [
                i,
                (0, s.jsx)('path', { className: 'art-tint art-line', d: 'M6 90h52v26H6zM142 90h52v26h-52z' }),
                (0, s.jsx)('path', { className: 'art-face art-line', d: 'M58 83h10v40H58zM132 83h10v40h-10z' }),
                (0, s.jsx)('path', { className: 'art-thin', d: 'M100 12v20M100 32 76 48M100 32l24 16' }),
                (0, s.jsx)('path', { className: 'art-tint art-line', d: 'M70 48h60v26H70z' }),
                (0, s.jsx)('path', { className: 'art-accent-line', d: 'M100 82v18M93 93l7 8 7-8' }),
              ],
            }),
          }
        function a({ kind: e, title: t, text: n = [], action: i, alternative: l }) {
          return (0, s.jsxs)('section', {
            className: 'state',
            role: 'failed' === e || 'offline' === e ? 'alert' : void 0,
            children: [
              (0, s.jsx)('svg', {
                className: 'state__art',
                viewBox: '0 0 200 148',
                fill: 'none',
                'aria-hidden': 'true',
                focusable: 'false',
                children: o[e],
              }),
              (0, s.jsx)('h2', { className: 'state__title', children: t }),
              ('string' == typeof n ? [n] : n)
                .filter(Boolean)
                .map((e) => (0, s.jsx)('p', { className: 'state__text', children: e }, e)),
              i
                ? (0, s.jsx)('div', {
                    className: 'state__act',
                    children: (0, s.jsx)(r.$, { variant: 'brand', onPress: i.onPress, children: i.label }),
                  })
                : null,
              l
                ? (0, s.jsx)('button', {
                    type: 'button',
                    className: 'state__alt',
                    onClick: () => void l.onPress(),
                    children: l.label,
                  })
                : null,
            ],
          })
        }
      },
      3604(e, t, n) {
        n.d(t, {}, { L: (...e) => e.filter(Boolean).join(' ') })
      },
      761(e, t, n) {
        var s = n(7007)
        const r = { network: 'error.network', timeout: 'error.timeout', malformed: 'error.malformed' }
        n.d(
          t,
          {},
          {
            k: (e, t) => {
              if (e instanceof s.j$) {
                const n = r[e.kind]
                return n ? t(n) : 'refused' === e.kind ? e.message : t('error.server', { message: e.message })
              }
              return t('error.unexpected', { message: e instanceof Error ? e.message : String(e) })
            },
          },
        )
      },
      203(e, t, n) {
        var s = n(4602)
        const r = []
        n.d(
          t,
          {},
          {
            DW: () => document.getElementById('app') ?? document.body,
            K$: () => 'function' == typeof matchMedia && matchMedia('(prefers-reduced-motion: reduce)').matches,
            e: (e, t, n) => {
              const i = (0, s.useRef)(n)
              ;(0, s.useLayoutEffect)(() => {
                i.current = n
              }),
                (0, s.useEffect)(() => {
                  const n = e.current
                  if (!t || !n) return
                  const s = document.activeElement,
                    o = () => i.current()
                  r.push(o), (n.querySelector('[data-autofocus]') ?? n).focus({ preventScroll: !0 })
                  const a = (e) => {
                    r[r.length - 1] !== o ||
                      ('Tab' === e.key &&
                        ((e, t) => {
                          const n = Array.from(
                              e.querySelectorAll(
                                'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex="0"]',
                              ),
                            ).filter((e) => !e.closest('[hidden]')),
                            s = n[0] ?? e,
                            r = n[n.length - 1] ?? e,
                            { activeElement: i } = document,
                            o = !e.contains(i) || i === e
                          t.shiftKey && (i === s || o)
                            ? (t.preventDefault(), r.focus())
                            : !t.shiftKey && (i === r || o) && (t.preventDefault(), s.focus())
                        })(n, e),
                      'Escape' === e.key && (e.stopPropagation(), o()))
                  }
                  return (
                    document.addEventListener('keydown', a, !0),
                    () => {
                      document.removeEventListener('keydown', a, !0),
                        r.splice(r.indexOf(o), 1),
                        s instanceof HTMLElement && s.isConnected && s.focus({ preventScroll: !0 })
                    }
                  )
                }, [e, t])
            },
            oy: () => {
              const e = r[r.length - 1]
              return (e?.(), void 0 !== e)
            },
          },
        )
      },
      4580(e, t, n) {
        var s = n(4602),
          r = n(5207),
          i = n(7007),
          o = n(69),
          a = n(761)
        n.d(
          t,
          {},
          {
            Z: () => {
              const e = (0, s.useContext)(r.jR)?.feedback
              return (0, s.useCallback)(
                (t) => {
                  ;(0, i.mm)(t) || (0, i.aK)(t) || e?.toast((0, a.k)(t, o.Qq)),
                    (t instanceof i.j$ && e) ||
                      setTimeout(() => {
                        throw t
                      })
                },
                [e],
              )
            },
          },
        )
      },
      6199(e, t, n) {
        var s = n(659)
        const r = s.YjP(),
          i = s.FsL(s.KCZ([s.YjP(), s.aig()]), s.Roz(), s.E2x()),
          o = s.FsL(
            s.KCZ([s.zMY(), s.YjP()]),
            s.pdi((e) => !0 === e || '1' === e),
          ),
          a = s.FsL(
            s.KCZ([s.YOg(s.YjP()), s.YjP()]),
            s.pdi((e) =>
              'string' == typeof e
                ? e
                    .split(',')
                    .filter(Boolean)
                    .map((e) => e.replace(/%(2C|25)/gi, (e) => decodeURIComponent(e)))
                : e,
            ),
          )
        n.d(
          t,
          {},
          {
            D7: (e) => e.map((e) => String(e).replace(/[%,]/g, (e) => encodeURIComponent(e))).join(','),
            Jt: o,
            Yj: r,
            ai: i,
            lq: (e) => s.lqM(e),
            p_: a,
          },
        )
      },
      3865(e, t, n) {
        var s = n(659)
        n.d(
          t,
          {},
          {
            F4: (e) => {
              const t = Object.keys(e),
                n = new Map(t.map((t) => [e[t], t]))
              return { words: t, toWire: (t) => e[t], fromWire: (e) => n.get(e) }
            },
            qE: (e, t) => ('words' in e ? e.words : e).includes(t),
            yC: (e) => {
              const t = 'fromWire' in e ? e.fromWire : (t) => e.find((e) => e === t)
              return s.FsL(
                s.YjP(),
                s.pdi((e) => t(e) ?? e),
              )
            },
          },
        )
      },
      3265(e, t, n) {
        const s = /^[[{"]/,
          r = ['', 'null', 'undefined'],
          i = /^(?=.*%[\dA-Fa-f]{2})(?:[\w.!~*'()-]|%[\dA-Fa-f]{2})+$/,
          o = [
            (e) => e,
            (e) => e.replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t'),
            (e) => e.replace(/\\(["\\])/g, '$1'),
          ]
        n.d(
          t,
          {},
          {
            D: (e) => {
              let t = e
              for (let e = 0; e < 4 && 'string' == typeof t; e += 1) {
                const e = ((e) => {
                  const t = e.trim()
                  if (!r.includes(t))
                    return s.test(t)
                      ? (((e) => {
                          for (const t of o)
                            try {
                              return JSON.parse(t(e))
                            } catch {}
                        })(t) ?? e)
                      : i.test(t)
                        ? ((e) => {
                            try {
                              return decodeURIComponent(e)
                            } catch {
                              return e
                            }
                          })(t)
                        : e
                })(t)
                if (e === t) break
                t = e
              }
              return null === t ? void 0 : t
            },
          },
        )
      },
      7146(e) {
        e.exports = () => {
          const e = new WeakMap()
          return {
            assert(t) {
              if (!e.has(t)) throw TypeError('Side channel does not contain the given key')
            },
            delete: (t) => e.delete(t),
            get: (t) => e.get(t),
            has: (t) => e.has(t),
            set: (t, n) => {
              e.set(t, n)
            },
          }
        }
      },
      1908(e, t, n) {
        n.d(t, { L: () => a })
        var s = n(4602),
          r = n(2993)
        const i = new Map([
            [
              'bold',
              s.createElement(
                s.Fragment,
                null,
                s.createElement('path', {
                  d: 'M112,60a16,16,0,1,1,16,16A16,16,0,0,1,112,60Zm16,52a16,16,0,1,0,16,16A16,16,0,0,0,128,112Zm0,68a16,16,0,1,0,16,16A16,16,0,0,0,128,180Z',
                }),
              ),
            ],
            [
              'regular',
              s.createElement(
                s.Fragment,
                null,
                s.createElement('path', {
                  d: 'M140,128a12,12,0,1,1-12-12A12,12,0,0,1,140,128ZM128,72a12,12,0,1,0-12-12A12,12,0,0,0,128,72Zm0,112a12,12,0,1,0,12,12A12,12,0,0,0,128,184Z',
                }),
              ),
            ],
          ]),
          o = s.forwardRef((e, t) => s.createElement(r.A, { ref: t, ...e, weights: i }))
        o.displayName = 'DotsThreeVerticalIcon'
        const a = o
      },
      9986(e, t, n) {
        n.d(t, { X: () => a })
        var s = n(4602),
          r = n(2993)
        const i = new Map([
            [
              'bold',
              s.createElement(
                s.Fragment,
                null,
                s.createElement('path', {
                  d: 'M208.49,191.51a12,12,0,0,1-17,17L128,145,64.49,208.49a12,12,0,0,1-17-17L111,128,47.51,64.49a12,12,0,0,1,17-17L128,111l63.51-63.52a12,12,0,0,1,17,17L145,128Z',
                }),
              ),
            ],
            [
              'regular',
              s.createElement(
                s.Fragment,
                null,
                s.createElement('path', {
                  d: 'M205.66,194.34a8,8,0,0,1-11.32,11.32L128,139.31,61.66,205.66a8,8,0,0,1-11.32-11.32L116.69,128,50.34,61.66A8,8,0,0,1,61.66,50.34L128,116.69l66.34-66.35a8,8,0,0,1,11.32,11.32L139.31,128Z',
                }),
              ),
            ],
          ]),
          o = s.forwardRef((e, t) => s.createElement(r.A, { ref: t, ...e, weights: i }))
        o.displayName = 'XIcon'
        const a = o
      },
      2993(e, t, n) {
        n.d(t, { A: () => i })
        var s = n(4602)
        const r = (0, s.createContext)({ color: 'currentColor', size: '1em', weight: 'regular', mirrored: !1 }),
          i = s.forwardRef((e, t) => {
            const { alt: n, color: i, size: o, weight: a, mirrored: l, children: c, weights: d, ...u } = e,
              { color: h = 'currentColor', size: p, weight: f = 'regular', mirrored: g = !1, ...m } = s.useContext(r)
            return s.createElement(
              'svg',
              {
                ref: t,
                xmlns: 'http://www.w3.org/2000/svg',
                width: null != o ? o : p,
                height: null != o ? o : p,
                fill: null != i ? i : h,
                viewBox: '0 0 256 256',
                transform: l || g ? 'scale(-1, 1)' : void 0,
                ...m,
                ...u,
              },
              !!n && s.createElement('title', null, n),
              c,
              d.get(null != a ? a : f) || d.get('regular'),
            )
          })
        i.displayName = 'IconBase'
      },
    },
    o = {}
  function a(e) {
    var t = o[e]
    if (void 0 !== t) return t.exports
    var n = (o[e] = { exports: {} })
    return (i[e](n, n.exports, a), n.exports)
  }
  ;(a.m = i),
    (a.n = (e) => {
      var t = e && e.__esModule ? () => e.default : () => e
      return (a.d(t, { a: t }), t)
    }),
    (c = Object.getPrototypeOf ? (e) => Object.getPrototypeOf(e) : (e) => e.__proto__),
    (a.t = function (e, t) {
      if (
        (1 & t && (e = this(e)),
        8 & t || ('object' == typeof e && e && ((4 & t && e.__esModule) || (16 & t && 'function' == typeof e.then))))
      )
        return e
      var n = Object.create(null)
      a.r(n)
      var s = {}
      l = l || [null, c({}), c([]), c(c)]
      for (var r = 2 & t && e; ('object' == typeof r || 'function' == typeof r) && !~l.indexOf(r); r = c(r))
        Object.getOwnPropertyNames(r).forEach((t) => {
          s[t] = () => e[t]
        })
      return ((s.default = () => e), a.d(n, s), n)
    }),
    (a.d = (e, t, n) => {
      var s = (t, n) => {
        for (var s in t) a.o(t, s) && !a.o(e, s) && Object.defineProperty(e, s, { enumerable: !0, [n]: t[s] })
      }
      s(t, 'get'), s(n, 'value')
    }),
    (a.f = {}),
    (a.e = (e) => Promise.all(Object.keys(a.f).reduce((t, n) => (a.f[n](e, t), t), []))),
    (a.k = (e) =>
      'assets/' +
      e +
      '.' +
      {
        interaction: 'e2ffb762',
        plugins_core_pages_GlobalSearch_tsx: '0e0afb56',
        plugins_core_pages_Login_tsx: '6c5187f3',
        plugins_core_pages_OutboxConflict_tsx: '1e452087',
        plugins_core_pages_Outbox_tsx: '28bdccdc',
        plugins_core_pages_Policy_tsx: 'ab0e5901',
        plugins_core_pages_Profile_tsx: '973d7693',
        plugins_core_pages_Workbench_tsx: '481198fb',
        plugins_leads_pages_IndustryFilter_tsx: '06eca474',
        plugins_leads_pages_LeadDetail_tsx: 'fffb75ae',
        plugins_leads_pages_LeadFilter_tsx: 'f41cd4cc',
        plugins_leads_pages_LeadFollowUp_tsx: 'de2aa99c',
        plugins_leads_pages_LeadList_tsx: '40394895',
        'plugins_public_demo_RecorderCard_tsx-src_ui_Notice_css': 'b23d5dc7',
        plugins_public_pages_DevicePage_tsx: '76fa1a75',
        'src_boot_RenewalSheet_tsx-src_ui_Field_css': 'f5d865cb',
        'src_scanner_Scanner_tsx-src_ui_Field_css': 'dacd1771',
      }[e] +
      '.css'),
    (a.u = (e) =>
      'assets/' +
      e +
      '.' +
      {
        area_core: '9c599ca5',
        area_leads: '23ed7c0f',
        deferred: 'd36a5b57',
        device: '51b85516',
        forms: 'fb7640aa',
        interaction: '8311fd9e',
        'menu-en': 'fb96988b',
        'menu-zh-CN': 'bab21c11',
        'node_modules_gcoord_dist_gcoord_esm-bundler_js': '004ba385',
        plugins_core_locales_en_json: '3a1a3e5c',
        'plugins_core_locales_zh-CN_json': 'b5b56422',
        plugins_core_messages_onAddContact_ts: 'c2ba8141',
        plugins_core_messages_onGotoDetailPermission_ts: '12049a9a',
        plugins_core_messages_onOpenThirdParty_ts: '6a85a7c8',
        plugins_core_messages_onRefreshWorkbench_ts: '4fcff898',
        plugins_core_messages_onTodoClose_ts: '89e85f49',
        plugins_core_messages_onTodoOpen_ts: 'fd8bdc65',
        plugins_core_messages_onTodoResize_ts: 'd4f2037e',
        plugins_core_pages_GlobalSearch_tsx: '6e528a0b',
        plugins_core_pages_Login_tsx: 'b4a38920',
        plugins_core_pages_OutboxConflict_tsx: 'be8aed4f',
        plugins_core_pages_Outbox_tsx: '4a805110',
        plugins_core_pages_Policy_tsx: '62b1634d',
        plugins_core_pages_Profile_tsx: 'c094fb76',
        plugins_core_pages_Workbench_tsx: 'f424db38',
        plugins_leads_badge_ts: '683b4fde',
        plugins_leads_icons_LeadsIcon_tsx: 'b6b6a8d6',
        plugins_leads_locales_en_ts: '85d5d5ec',
        'plugins_leads_locales_zh-CN_ts': '417da80a',
        plugins_leads_pages_IndustryFilter_tsx: '82d387bb',
        plugins_leads_pages_LeadDetail_tsx: 'a5f94738',
        plugins_leads_pages_LeadFilter_tsx: '13ab510e',
        plugins_leads_pages_LeadFollowUp_tsx: '1675728f',
        plugins_leads_pages_LeadList_tsx: '09b62a10',
        'plugins_leads_repeatable_ts-src_core_core_ts-src_http_withRawAnswer_ts': '0ffb07cc',
        plugins_leads_search_ts: '6c8887d8',
        'plugins_leads_stores_tokens_ts-src_http_withRawAnswer_ts': '0c16f709',
        plugins_leads_today_ts: '56110170',
        'plugins_public_demo_RecorderCard_tsx-src_ui_Notice_css': '30285f6d',
        plugins_public_locales_en_json: '5d2ca043',
        'plugins_public_locales_zh-CN_json': '5453436e',
        plugins_public_pages_DevicePage_tsx: '384d05bc',
        'src_boot_RenewalSheet_tsx-src_ui_Field_css': '96c9fea4',
        src_boot_advice_ts: '0ced4bc0',
        src_host_afterBoot_ts: '16aad039',
        src_host_engine_methods_ts: 'f0848cfa',
        src_host_openEngine_ts: 'd48a1d1a',
        src_host_pendingOnDevice_ts: '616bed02',
        src_host_web_index_ts: '083eae59',
        src_host_web_texts_ts: '5350f9c0',
        src_http_axiosClients_ts: '4a83ffc1',
        src_i18n_chinese_ts: '9c6b3cd3',
        src_i18n_host_en_json: '4728c673',
        'src_i18n_host_zh-CN_json': '7a30b20e',
        src_recording_startSegmentUploads_ts: '826abc74',
        'src_scanner_Scanner_tsx-src_ui_Field_css': '6a2df2ab',
        src_scanner_zxing_ts: 'e97d3bc1',
        view: '9c22fae9',
      }[e] +
      '.js'),
    (a.g = (() => {
      if ('object' == typeof globalThis) return globalThis
      try {
        return this || Function('return this')()
      } catch (e) {
        if ('object' == typeof window) return window
      }
    })()),
    (a.o = (e, t) => Object.hasOwn(e, t)),
    (d = {}),
    (a.l = (e, t, n, s) => {
      if (d[e]) return void d[e].push(t)
      if (void 0 !== n)
        for (var r, i, o = document.getElementsByTagName('script'), l = 0; l < o.length; l++) {
          var c = o[l]
          if (c.getAttribute('src') == e || c.getAttribute('data-rspack') == 'gas-sales-app:' + n) {
            r = c
            break
          }
        }
      r ||
        ((i = !0),
        ((r = document.createElement('script')).timeout = 120),
        a.nc && r.setAttribute('nonce', a.nc),
        r.setAttribute('data-rspack', 'gas-sales-app:' + n),
        (r.src = e)),
        (d[e] = [t])
      var u = (t, n) => {
          ;(r.onerror = r.onload = null), clearTimeout(h)
          var s = d[e]
          if ((delete d[e], r.parentNode && r.parentNode.removeChild(r), s && s.forEach((e) => e(n)), t)) return t(n)
        },
        h = setTimeout(u.bind(null, void 0, { type: 'timeout', target: r }), 12e4)
      ;(r.onerror = u.bind(null, r.onerror)), (r.onload = u.bind(null, r.onload)), i && document.head.appendChild(r)
    }),
    (a.r = (e) => {
      'u' > typeof Symbol && Symbol.toStringTag && Object.defineProperty(e, Symbol.toStringTag, { value: 'Module' }),
        Object.defineProperty(e, '__esModule', { value: !0 })
    }),
    (u = []),
    (a.O = (e, t, n, s) => {
      if (t) {
        s = s || 0
        for (var r = u.length; r > 0 && u[r - 1][2] > s; r--) u[r] = u[r - 1]
        u[r] = [t, n, s]
        return
      }
      for (var i = 1 / 0, r = 0; r < u.length; r++) {
        for (var [t, n, s] = u[r], o = !0, l = 0; l < t.length; l++)
          (!1 & s || i >= s) && Object.keys(a.O).every((e) => a.O[e](t[l]))
            ? t.splice(l--, 1)
            : ((o = !1), s < i && (i = s))
        if (o) {
          u.splice(r--, 1)
          var c = n()
          void 0 !== c && (e = c)
        }
      }
      return e
    }),
    a.g.importScripts && (h = a.g.location + '')
  var l,
    c,
    d,
    u,
    h,
    p = a.g.document
  if (
    !h &&
    p &&
    (p.currentScript && 'SCRIPT' === p.currentScript.tagName.toUpperCase() && (h = p.currentScript.src), !h)
  ) {
    var f = p.getElementsByTagName('script')
    if (f.length) for (var g = f.length - 1; g > -1 && (!h || !/^http(s?):/.test(h)); ) h = f[g--].src
  }
  if (!h) throw Error('Automatic publicPath is not supported in this browser')
  ;(a.p =
    (h = h
      .replace(/^blob:/, '')
      .replace(/#.*$/, '')
      .replace(/\?.*$/, '')
      .replace(/\/[^/]+$/, '/')) + '../'),
    (e = {}),
    (t = 'data-rspack-loading'),
    (a.f.css = (n, s, r) => {
      var i = a.o(e, n) ? e[n] : void 0
      if (0 !== i)
        if (i) s.push(i[2])
        else if (
          /^(plugins_(public_(demo_RecorderCard_tsx-src_ui_Notice_css|pages_DevicePage_tsx)|core_pages_(Outbox(|Conflict)_tsx|((GlobalSear|Workben)ch|Login|Policy|Profile)_tsx)|leads_pages_(Lead(Detail|Filter|FollowUp|List)_tsx|IndustryFilter_tsx))|src_(boot_RenewalSheet|scanner_Scanner)_tsx-src_ui_Field_css|interaction|main)$/.test(
            n,
          )
        ) {
          var o = new Promise((t, s) => {
            i = e[n] = [t, s]
          })
          s.push((i[2] = o))
          var l = a.p + a.k(n),
            c = Error(),
            d = (t) => {
              if (a.o(e, n) && (0 !== (i = e[n]) && (e[n] = void 0), i))
                if ('load' !== t.type) {
                  var s = t && t.type,
                    r = t && t.target && t.target.src
                  ;(c.message = 'Loading css chunk ' + n + ' failed.\n(' + s + ': ' + r + ')'),
                    (c.name = 'ChunkLoadError'),
                    (c.type = s),
                    (c.request = r),
                    i[1](c)
                } else (e[n] = 0), i[0]()
            }
          'u' > typeof document
            ? ((e, n, s, r) => {
                var i,
                  o,
                  l = 'chunk-' + e
                if (!r) {
                  for (var c = document.getElementsByTagName('link'), d = 0; d < c.length; d++) {
                    var u = c[d],
                      h = u.getAttribute('href') || u.href
                    if (
                      (h && !h.startsWith(a.p) && (h = a.p + (h.startsWith('/') ? h.slice(1) : h)),
                      'stylesheet' == u.rel &&
                        ((h && h.startsWith(n)) || u.getAttribute('data-rspack') == 'gas-sales-app:' + l))
                    ) {
                      i = u
                      break
                    }
                  }
                  if (!s) return
                }
                i ||
                  ((o = !0),
                  (i = document.createElement('link')),
                  a.nc && i.setAttribute('nonce', a.nc),
                  i.setAttribute('data-rspack', 'gas-sales-app:' + l),
                  i.setAttribute(t, 1),
                  (i.rel = 'stylesheet'),
                  (i.href = n))
                var p = (e, n) => {
                  if (
                    ((i.onerror = i.onload = null),
                    i.removeAttribute(t),
                    clearTimeout(f),
                    n && 'load' != n.type && i.parentNode && i.parentNode.removeChild(i),
                    s(n),
                    e)
                  )
                    return e(n)
                }
                if (i.getAttribute(t)) {
                  var f = setTimeout(p.bind(null, void 0, { type: 'timeout', target: i }), 12e4)
                  ;(i.onerror = p.bind(null, i.onerror)), (i.onload = p.bind(null, i.onload))
                } else p(void 0, { type: 'load', target: i })
                return r ? document.head.insertBefore(i, r) : o && document.head.appendChild(i)
              })(n, l, d, void 0)
            : d({ type: 'load' })
        } else e[n] = 0
    }),
    (a.b = document.baseURI || self.location.href),
    (n = { main: 0 }),
    (a.f.j = (e, t) => {
      var s = a.o(n, e) ? n[e] : void 0
      if (0 !== s)
        if (s) t.push(s[2])
        else {
          var r = new Promise((t, r) => (s = n[e] = [t, r]))
          t.push((s[2] = r))
          var i = a.p + a.u(e),
            o = Error()
          a.l(
            i,
            (t) => {
              if (a.o(n, e) && (0 !== (s = n[e]) && (n[e] = void 0), s)) {
                var r = t && ('load' === t.type ? 'missing' : t.type),
                  i = t && t.target && t.target.src
                ;(o.message = 'Loading chunk ' + e + ' failed.\n(' + r + ': ' + i + ')'),
                  (o.name = 'ChunkLoadError'),
                  (o.type = r),
                  (o.request = i),
                  s[1](o)
              }
            },
            'chunk-' + e,
            e,
          )
        }
    }),
    (a.O.j = (e) => 0 === n[e]),
    (s = (e, t) => {
      var s,
        r,
        [i, o, l] = t,
        c = 0
      if (i.some((e) => 0 !== n[e])) {
        for (s in o) a.o(o, s) && (a.m[s] = o[s])
        if (l) var d = l(a)
      }
      for (e && e(t); c < i.length; c++) (r = i[c]), a.o(n, r) && n[r] && n[r][0](), (n[r] = 0)
      return a.O(d)
    }),
    (r = globalThis.rspackChunkgas_sales_app ||= []).forEach(s.bind(null, 0)),
    (r.push = s.bind(null, r.push.bind(r)))
  var m = a.O(void 0, ['vendor'], () => a(8236))
  m = a.O(m)
})()
