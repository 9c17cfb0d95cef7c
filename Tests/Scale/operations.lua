-- One operation of a household after another, for wrk: OPERATION, and HOUSEHOLDS, a file of lines "TOKEN LIST ITEM".
local operation = os.getenv("OPERATION")
local households = {}
for line in io.lines(os.getenv("HOUSEHOLDS")) do
    local token, list, item = line:match("(%S+) (%S+) (%S+)")
    households[#households + 1] = { headers = { ["Authorization"] = "Bearer " .. token }, list = "/api/v1/grocery-lists/" .. list, item = item }
end

-- Each connection begins elsewhere, and goes through all households in steps that visit each once.
local count, turn = 0, {}
math.randomseed(os.time())
local at = math.random(#households)

function request()
    count = count + 1
    at = (at + 7919) % #households
    local household = households[at + 1]
    if operation == "board" then return wrk.format("GET", "/api/v1/menu", household.headers) end
    if operation == "plan" then return wrk.format("GET", "/api/v1/meal-plan", household.headers) end
    if operation == "list" then return wrk.format("GET", household.list, household.headers) end
    -- A tick, and its undoing when the household's turn comes again.
    turn[at] = not turn[at]
    return wrk.format(turn[at] and "POST" or "DELETE", household.list .. "/items/" .. household.item .. "/checked", household.headers)
end
