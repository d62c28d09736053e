const { built_at, age_seconds, newest_status, status_sources } = await (await fetch('https://ocpi.example.com/_health.json')).json();
console.log(`published ${built_at}, ${age_seconds} s ago; newest status ${newest_status ?? 'unknown'}`);
for (const { name } of status_sources.filter(({ is_stale }) => is_stale)) console.log(`${name} is stale`);
