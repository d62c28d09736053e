const { resources } = await (await fetch('https://ocpi.example.com/datapackage.json')).json();
const { schema } = resources.find(({ format }) => format === 'csv');
for (const { name, description } of schema.fields) console.log(`${name}: ${description}`);
